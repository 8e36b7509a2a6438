// The examples of the documentation are whole: each is taken as it stands, without a word of warning.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { moduleSchemas } from "../content/blocks/module-schemas.ts";
import { parseBlocks } from "../content/blocks/parse-blocks.ts";
import { examplesIn } from "./examples-in.ts";

const layouts = readFileSync(join(import.meta.dirname, "layouts.md"), "utf8");
const modules = Object.keys(moduleSchemas);

it.each(modules)("layouts.md shows %s: words, a picture and an example that can be read", (kind) => {
  const [, part = ""] = layouts.split(`\n### ${kind}\n`);
  const [own = ""] = part.split(/\n##/);
  const picture = `images/modules/${kind}.webp`;
  expect(own).toContain(`![${kind}](${picture})`);
  expect(existsSync(join(import.meta.dirname, picture))).toBe(true);
  const examples = examplesIn(own);
  expect(examples).toHaveLength(1);
  expect(parseBlocks(examples)).toEqual({ blocks: [expect.objectContaining({ kind })], gaps: [] });
});

it("the pictures of modules are those of the modules there are, and less than a megabyte together", () => {
  const folder = join(import.meta.dirname, "images", "modules");
  const files = readdirSync(folder);
  expect(files.toSorted()).toEqual(modules.map((kind) => `${kind}.webp`).toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(1_000_000);
});
