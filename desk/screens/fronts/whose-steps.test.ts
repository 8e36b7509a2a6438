import { expect, it } from "vitest";
import { whoseSteps } from "./whose-steps.ts";

it.each([
  [[], "Everything in it was taken back already."],
  [[{ name: "Ann", steps: 1 }], "The work of Ann (one step) goes, for everybody."],
  [
    [
      { name: "Ann", steps: 2 },
      { name: "Bob", steps: 1 },
    ],
    "The work of Ann (2 steps) and Bob (one step) goes, for everybody.",
  ],
])("%j", (workers, words) => {
  expect(whoseSteps(workers)).toBe(words);
});
