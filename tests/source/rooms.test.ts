// The rooms of the house, from the ground up (docs/architecture.md). Each imports only rooms below it, types included, and no files import
// each other in a circle.

import { describe, expect, it } from "vitest";
import { circlesIn } from "./circles.ts";
import { isTest, roomOf, sourceFiles } from "./imports.ts";

const files = sourceFiles("{model,core,content,site,server,desk,demo,tests,bench}/**/*.{ts,tsx}");
const shipped = files.filter(({ path }) => !isTest(path));

/** A test beside its source is of the tests; those of benchmarks are above them. */
const roomOfFile = (path: string) => (isTest(path) && roomOf(path) !== "bench" ? "tests" : roomOf(path));

const isBlockSchema = (path: string) => /^site\/blocks\/[^/]+\/schema\.ts$/.test(path);

interface Room {
  name: string;
  mayImport: (path: string) => boolean;
}

const rooms: readonly Room[] = [
  { name: "model", mayImport: () => false },
  { name: "core", mayImport: (to) => roomOfFile(to) === "model" },
  { name: "content", mayImport: (to) => roomOfFile(to) === "model" || isBlockSchema(to) },
  { name: "site", mayImport: (to) => ["model", "core", "content"].includes(roomOfFile(to)) },
  { name: "server", mayImport: (to) => ["model", "core", "content", "site"].includes(roomOfFile(to)) },
  { name: "desk", mayImport: (to) => roomOfFile(to) === "model" },
  { name: "demo", mayImport: (to) => !["tests", "bench"].includes(roomOfFile(to)) },
  { name: "tests", mayImport: (to) => roomOfFile(to) !== "bench" },
  { name: "bench", mayImport: () => true },
];

it.each(rooms)("$name/ imports only what is below it", ({ name, mayImport }) => {
  const inRoom = files.filter(({ path }) => roomOfFile(path) === name);
  const wrong = inRoom.flatMap(({ path, imports }) =>
    imports.filter((to) => roomOfFile(to) !== name && !mayImport(to)).map((to) => `${path} imports ${to}`),
  );
  expect(wrong).toEqual([]);
  expect(inRoom.length).toBeGreaterThan(10);
});

it("a block's schema needs nothing of the site but its own folder, and the schemas and words of other blocks", () => {
  const byPath = new Map(shipped.map((file) => [file.path, file]));
  const wrong = shipped
    .filter(({ path }) => isBlockSchema(path))
    .flatMap(({ path }) => {
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      const reached = new Set([path]);
      for (const at of reached) for (const to of byPath.get(at)?.imports ?? []) reached.add(to);
      return [...reached]
        .filter(
          (to) => roomOf(to) !== "model" && !to.startsWith(folder) && !isBlockSchema(to) && !to.endsWith("/words.ts"),
        )
        .map((to) => `${path} needs ${to}`);
    });
  expect(wrong).toEqual([]);
});

describe("circles", () => {
  it("no files import each other in a circle", () => {
    expect(circlesIn([...files, ...sourceFiles("{scripts,docs}/**/*.ts")])).toEqual([]);
  });

  it("would be found", () => {
    const file = (path: string, ...imports: string[]) => ({ path, imports });
    expect(circlesIn([file("a", "b"), file("b", "c"), file("c", "b", "d"), file("d")])).toEqual([["b", "c"]]);
    expect(circlesIn([file("a", "a")])).toEqual([["a"]]);
  });
});
