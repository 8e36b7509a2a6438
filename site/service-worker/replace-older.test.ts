import { expect, it } from "vitest";
import { mayTakeOver } from "./replace-older.ts";

it.each([
  ["nobody has a page open", [], true],
  ["all pages are of its build", ["b", "b"], true],
  ["a page of the old build is open", ["b", "a"], false],
  ["a page does not say", ["b", undefined], false],
])("a worker takes over when %s: %j", (_, open, expected) => {
  expect(mayTakeOver("b", open)).toBe(expected);
});
