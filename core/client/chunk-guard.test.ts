import { expect, it } from "vitest";
import { isChunkFailure, mayReload } from "./chunk-guard.ts";

it.each([
  ["Loading chunk 12 failed", true],
  ["Failed to fetch dynamically imported module: https://x/assets/a.js", true],
  ["error loading dynamically imported module", true],
  ["Importing a module script failed.", true],
  ["Unable to preload CSS for /assets/Page.css", true],
  ["props is undefined", false],
])("STATE-04 “%s” is a chunk failure: %s", (message, expected) => {
  expect(isChunkFailure(new Error(message))).toBe(expected);
});

it("STATE-04 reloads at most once per 60 seconds", () => {
  const items = new Map<string, string>();
  const memory = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const start = 1_800_000_000_000;
  expect(mayReload(memory, start)).toBe(true);
  expect(mayReload(memory, start + 59_999)).toBe(false);
  expect(mayReload(memory, start + 60_000)).toBe(true);
});
