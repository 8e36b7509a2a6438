import { expect, it } from "vitest";
import { laterInHour } from "./moving-times.ts";

it.each([
  ["9:05 AM ", 1, "9:06 AM "],
  ["9:05 AM ", 54, "9:59 AM "],
  ["9:05 AM ", -5, "9:00 AM "],
  ["12:09 PM ", 1, "12:10 PM "],
  ["9:05 AM ", 55, undefined],
  ["9:05 AM ", -6, undefined],
  ["noon", 1, undefined],
])("HEADER-02 %j is %i minutes later %j", (words, minutes, expected) => {
  expect(laterInHour(words, minutes)).toBe(expected);
});
