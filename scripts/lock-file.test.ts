import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isInstalled, lockFaults } from "./lock-file.mjs";

const root = join(import.meta.dirname, "..");
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));

const good = {
  version: "1.2.3",
  integrity: "sha512-x",
};
const manifest = { dependencies: { "@a/b": "^1.0.0" }, overrides: { old: "npm:empty@1.0.0" } };
const lockWith = (place: string, entry: object) => ({
  lockfileVersion: 3,
  packages: { "": { dependencies: { "@a/b": "^1.0.0" } }, [place]: entry },
});

it.each(["", "scripts/node-24/"])(
  "the lock file of the project, and of its Node, is safe to install from: %s",
  (folder) => {
    expect(lockFaults(read(`${folder}package-lock.json`), read(`${folder}package.json`))).toEqual([]);
  },
);

it("the project's .npmrc runs no install script and takes no version younger than three days", () => {
  const settings = readFileSync(join(root, ".npmrc"), "utf8").split("\n");
  expect(settings).toEqual(expect.arrayContaining(["ignore-scripts=true", "min-release-age=3"]));
  expect(settings.filter((line) => line.startsWith("registry"))).toEqual([]);
});

it.each([
  ["a package", "node_modules/@a/b", good],
  ["a package below another", "node_modules/c/node_modules/@a/b", good],
  ["a stand-in that package.json names", "node_modules/old", { ...good, name: "empty", version: "1.0.0" }],
  ["a package whose install script is not needed", "node_modules/vnu-jar", { ...good, hasInstallScript: true }],
])("takes %s", (_, place, entry) => {
  expect(lockFaults(lockWith(place, entry), manifest)).toEqual([]);
});

it.each([
  ["no integrity", { ...good, integrity: undefined }, /no SHA-512 integrity/],
  ["a weak integrity", { ...good, integrity: "sha1-x" }, /no SHA-512 integrity/],
  ["another host", { ...good, resolved: "https://packages.evil.example/@a/b/-/b-1.2.3.tgz" }, /comes from https/],
  ["plain HTTP", { ...good, resolved: "http://packages.example/@a/b/-/b-1.2.3.tgz" }, /comes from http:/],
  ["a git address", { ...good, resolved: "git+ssh://git@git.example/a/b.git#1" }, /comes from git/],
  ["a file", { ...good, resolved: "file:../b" }, /comes from file:/],
  ["a link", { link: true, resolved: "../b" }, /is a link/],
  ["an install script", { ...good, hasInstallScript: true }, /install script/],
  ["another package in its place", { ...good, name: "evil" }, /holds another package, evil/],
])("refuses an entry with %s", (_, entry, fault) => {
  expect(lockFaults(lockWith("node_modules/@a/b", entry), manifest)).toEqual([expect.stringMatching(fault)]);
});

it("refuses a lock file that does not fit package.json, and one of another version", () => {
  const lock = lockWith("node_modules/@a/b", good);
  expect(lockFaults(lock, { ...manifest, devDependencies: { c: "1" } })).toEqual([
    expect.stringMatching(/npm install/),
  ]);
  expect(lockFaults({ ...lock, lockfileVersion: 2 }, manifest)).toEqual([expect.stringMatching(/version 3/)]);
});

it.each([
  ["everything is there", { a: { integrity: "1" }, b: { integrity: "2" } }, true],
  ["a package for another platform is missing", { a: { integrity: "1" } }, true],
  ["a package is missing", { b: { integrity: "2" } }, false],
  ["a package is another version", { a: { integrity: "0" } }, false],
  ["there is a package too many", { a: { integrity: "1" }, c: { integrity: "3" } }, false],
])("knows whether an installation is current when %s", (_, installed, current) => {
  const lock = { packages: { "": {}, a: { integrity: "1" }, b: { integrity: "2", optional: true } } };
  expect(isInstalled(lock, { packages: installed })).toBe(current);
});
