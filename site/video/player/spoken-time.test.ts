import { expect, it } from "vitest";
import { spokenTime } from "./spoken-time.ts";

it.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [9.9, "9 seconds"],
  [61, "1 minute 1 second"],
  [120, "2 minutes"],
  [3723, "1 hour 2 minutes 3 seconds"],
  [-1, "0 seconds"],
])("%s is said as %s", (seconds, expected) => {
  expect(spokenTime(seconds)).toBe(expected);
});
