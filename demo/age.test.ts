import { expect, it } from "vitest";
import { ageOf } from "./age.ts";

it.each([
  ["12m", 720_000],
  ["0m", 0],
  ["3h", 10_800_000],
  ["2h10m", 7_800_000],
  ["1h05m", 3_900_000],
  ["2d4h", 187_200_000],
  ["60d", 5_184_000_000],
  ["1d2h3m", 93_780_000],
  ["", undefined],
  ["3", undefined],
  ["h", undefined],
  ["4m3h", undefined],
  ["3 h", undefined],
  ["-3h", undefined],
  ["soon", undefined],
])("%j is %s ms", (text, expected) => {
  expect(ageOf(text)).toBe(expected);
});
