// What `npm test` leaves to `npm run test:all` is there, and no rule of the specification is proved by it alone.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { onlyInFullRun } from "../only-in-full-run.ts";

const root = join(import.meta.dirname, "..", "..");
const filesOf = (patterns: string | readonly string[]) =>
  globSync(patterns, { cwd: root, exclude: ["**/node_modules/**"] });

/** Parts that only the full run has, as a whole. */
const wholeParts = ["tests/{attacks,judges}/**/*.test.ts", "tests/browser/{accessibility,television}.spec.ts"];
const left = Object.values(onlyInFullRun).flat();

const rulesIn = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => readFileSync(join(root, file), "utf8").match(/\b[A-Z]+-\d{2}\b/g) ?? []));

/** `a-{b,c}` is two. */
function alternatives(pattern: string): string[] {
  const [whole = "", names = ""] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return whole === "" ? [pattern] : names.split(",").map((name) => pattern.replace(whole, name));
}

it.each([...left, ...wholeParts].flatMap((pattern) => alternatives(pattern)))("%s is there", (pattern) => {
  expect(filesOf(pattern).length).toBeGreaterThan(0);
});

it("every rule that it proves is tested by what is run for every change, too", () => {
  const leftFiles = new Set(filesOf([...left, ...wholeParts]));
  const all = filesOf("{model,core,content,site,server,desk,demo,docs,scripts,tests}/**/*.{test,spec}.{ts,tsx}");
  const often = rulesIn(all.filter((file) => !leftFiles.has(file)));
  expect(often.size).toBeGreaterThan(150);
  expect([...rulesIn(leftFiles)].filter((rule) => !often.has(rule))).toEqual([]);
});
