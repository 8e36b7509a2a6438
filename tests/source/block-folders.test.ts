// A block is a folder: its schema, a component that draws it, an example and a test of its own. Deleting the folder deletes the block.

import { existsSync, globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const blocks = join(import.meta.dirname, "..", "..", "site", "blocks");

/** The pieces of which cards and lists of stories are made. */
const noBlocks = new Set(["story"]);

const folders = readdirSync(blocks, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !noBlocks.has(entry.name))
  .map(({ name }) => name);

const isTest = /\.test\.tsx?$/;
const isComponent = (file: string) => /^[A-Z]\w*\.tsx$/.test(file);

it("there are blocks, and none among the folders that are said to be none", () => {
  expect(folders.length).toBeGreaterThan(50);
  expect([...noBlocks].filter((name) => existsSync(join(blocks, name, "schema.ts")))).toEqual([]);
});

it.each(folders)("%s has a schema, a component, an example and a test", (folder) => {
  const files = globSync("*", { cwd: join(blocks, folder) });
  expect(files).toEqual(expect.arrayContaining(["schema.ts", "example.json"]));
  expect(files.filter(isComponent), "a component: a .tsx file with a capital").not.toEqual([]);
  expect(
    files.filter((file) => isTest.test(file)),
    "a test",
  ).not.toEqual([]);
});
