import { expect, it } from "vitest";
import { oddValues } from "./odd-values.ts";

it.each([
  [140, ["races.0.reportingPercent is more than 100: readers see 100%"]],
  ["101", ["races.0.reportingPercent is more than 100: readers see 100%"]],
  [-1, ["races.0.reportingPercent is less than 0: readers see 0%"]],
  [100, []],
  [0, []],
  ["abc", []],
])("%j of a race counted", (reportingPercent, expected) => {
  const notes = oddValues("election", { races: [{ reportingPercent }, {}] });
  expect(notes.map(({ at, text }) => `${at} ${text}`)).toEqual(expected);
});
