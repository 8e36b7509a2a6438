// A block is a folder. Deleting the folder deletes the block.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingIn } from "./block-folder.ts";

const blocks = join(import.meta.dirname, "..", "..", "site", "blocks");

/** The pieces of which cards and lists of stories are made. */
const noBlocks = new Set(["story"]);

const folders = readdirSync(blocks, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !noBlocks.has(entry.name))
  .map(({ name }) => name);

it("there are blocks, and none among the folders that are said to be none", () => {
  expect(folders.length).toBeGreaterThan(50);
  expect([...noBlocks].filter((name) => existsSync(join(blocks, name, "schema.ts")))).toEqual([]);
});

it.each(folders)("%s has a schema, a component, an example and a test", (folder) => {
  expect(missingIn(join(blocks, folder))).toEqual([]);
});
