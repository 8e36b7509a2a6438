import { expect, it } from "vitest";
import { durationText, isoDuration } from "./durations.ts";

it.each([
  [0, "00:00"],
  [5_999, "00:05"],
  [347_000, "05:47"],
  [3_599_999, "59:59"],
  [3_600_000, "01:00:00"],
  [36_061_000, "10:01:01"],
  [-1, "00:00"],
])("LIST-12 %i ms is shown as %s", (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

it.each([
  [347_000, "PT5M47S"],
  [3_600_000, "PT1H"],
  [0, "PT0S"],
])("%i ms is %s for machines", (milliseconds, text) => {
  expect(isoDuration(milliseconds)).toBe(text);
});
