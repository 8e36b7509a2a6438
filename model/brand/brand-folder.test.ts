import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bostonFolder } from "../../tests/brands/brand-folders.ts";
import { readBrandFile } from "./brand-folder.ts";
import { faultsOfBrandFile, faultsOfBrandFolder } from "./brand-folder-faults.server.ts";
import { whatIsWrong } from "./with-good-brand.server.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "brand-"));
  file = join(folder, "brand.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each<[what: string, make: () => Promise<unknown>, told: () => string]>([
  ["no folder", () => rm(folder, { recursive: true }), () => `There is no folder ${folder}`],
  ["no file", async () => {}, () => `${folder} has no brand.json`],
  ["a folder in its place", () => mkdir(file), () => `${file} cannot be read: it is a folder`],
  [
    "a comma that is missing",
    () => writeFile(file, '{\n  "name": "The Quay"\n  "slogan": "News"\n}'),
    () => `${file} is not JSON: line 3, column 3: expected ',' or '}' after property value`,
  ],
  ["an empty file", () => writeFile(file, ""), () => `${file} is not JSON: it is empty`],
  ["a list", () => writeFile(file, "[]"), () => `${file} must hold one object, in { }`],
  ["nothing", () => writeFile(file, "null"), () => `${file} must hold one object, in { }`],
])("%s is told in one sentence", async (_, make, told) => {
  await make();
  expect(faultsOfBrandFolder(folder)).toEqual([told()]);
  expect(whatIsWrong(folder, faultsOfBrandFile)).toBe(told());
});

it.skipIf(process.getuid?.() === 0)("a file that this user may not read is told in one sentence", async () => {
  await writeFile(file, "{}");
  await chmod(file, 0);
  expect(faultsOfBrandFolder(folder)).toEqual([`${file} cannot be read: this user may not`]);
});

it("a file in place of the folder is told in one sentence", async () => {
  await writeFile(file, "{}");
  expect(faultsOfBrandFolder(file)).toEqual([`${file} is a file: the brand is a folder with a brand.json`]);
});

it("several faults are told below the folder they are in", async () => {
  await writeFile(file, JSON.stringify({ ...readBrandFile(bostonFolder), name: "", domain: "here" }));
  expect(whatIsWrong(folder, faultsOfBrandFile)).toMatch(
    new RegExp(`^${folder} is no brand folder:\n  name: .*\n  domain: must be a host.*$`),
  );
});

it("a mark of its encoding at the beginning of the file is passed over", async () => {
  await writeFile(file, `\uFEFF${JSON.stringify(readBrandFile(bostonFolder))}`);
  expect(whatIsWrong(folder, faultsOfBrandFile)).toBeUndefined();
});
