// Constants are spelled as everything else is; what is all capitals is a setting of the environment.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const declared = /^\s*(?:export )?const ([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b(?= ?[=:])/gm;
/** A name of the platform's own, which a test takes the place of. */
const ofThePlatform = new Set(["CSS"]);

const shouted = (text: string) =>
  [...text.matchAll(declared)].flatMap(([, name = ""]) => (name.length > 1 && !ofThePlatform.has(name) ? name : []));

it.each([
  ["const LONGEST_WAIT = 5;", ["LONGEST_WAIT"]],
  ["export const DAY: number = 1;", ["DAY"]],
  ["const longestWait = 5;", []],
  ["const Page = () => null;", []],
])("of %j these are all capitals: %j", (text, names) => {
  expect(shouted(text)).toEqual(names);
});

it("no constant is written in capitals", () => {
  const files = globSync("{model,core,content,site,server,desk,demo,tests,bench,scripts}/**/*.{ts,tsx,mjs}", {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    shouted(readFileSync(join(root, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(found.filter((line) => !line.startsWith("tests/source/constants.test.ts"))).toEqual([]);
});
