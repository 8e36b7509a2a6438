// A file does one thing. One that is longer than this says on its first line why it is not two.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const longest = 250;

const files = globSync("{model,core,content,site,server,desk,demo,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}", {
  cwd: root,
});

it("no file is long without a reason on its first line", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const unexplained = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return text.trimEnd().split("\n").length > longest && !/^(?:\/\/|\/\*) Long: /.test(text);
  });
  expect(unexplained).toEqual([]);
});
