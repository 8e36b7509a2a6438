import { expect, it } from "vitest";
import { countStep, noSteps, quantileOf, stepsSince } from "./step-counts.ts";

const ends = [1, 2, 4];

it.each([
  ["nothing", [], 0.5, undefined],
  ["one value, at the end of its step", [1], 1, 1],
  ["ten in the first step, half way", Array.from({ length: 10 }, () => 0.1), 0.5, 0.5],
  ["half below one, half above two", [0.5, 0.5, 3, 3], 0.75, 3],
  ["an empty step is passed over", [0.5, 3], 0.5, 1],
  ["beyond all steps nobody knows how far", [100], 0.95, 4],
])("of %s", (_, values, share, expected) => {
  const counts = noSteps(ends);
  for (const value of values) countStep(counts, ends, value);
  expect(quantileOf(counts, ends, share)).toBe(expected);
});

it.each([
  ["without a look before", undefined, [3, 1]],
  ["since the last look", { steps: [1, 1] }, [2, 0]],
  ["after a start from nothing", { steps: [9, 0] }, [0, 1]],
])("what came %s", (_, before, expected) => {
  expect(stepsSince({ steps: [3, 1] }, before)).toEqual(expected);
});
