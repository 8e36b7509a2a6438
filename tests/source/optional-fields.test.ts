// What may be absent is written in one way, `field?: Thing`. For the compiler that means the same as `field?: Thing | undefined`.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const saidTwice = /\?: (?!\{)[^;,(){}=\n]*\| undefined\b/g;

it.each([
  ["size?: number | undefined;", 1],
  ['"data-size"?: string | number | undefined }', 1],
  ["size?: number;", 0],
  ["size: number | undefined;", 0],
  ["sizeOf?: (one: Thing) => number | undefined;", 0],
])("of %j so many say twice that they may be absent: %d", (text, count) => {
  expect([...text.matchAll(saidTwice)]).toHaveLength(count);
});

it("no field says twice that it may be absent", () => {
  const files = globSync("{model,core,content,site,server,desk,demo,tests,bench,scripts}/**/*.{ts,tsx}", {
    cwd: root,
  }).filter((file) => file !== "tests/source/optional-fields.test.ts");
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(saidTwice)].map(([field]) => `${file}: ${field}`),
  );
  expect(found).toEqual([]);
});
