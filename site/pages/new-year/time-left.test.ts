import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

it.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [999, [0, 0, 0, 0]],
  [61_000, [0, 0, 1, 1]],
  [((47 * 24 + 23) * 3600 + 59 * 60 + 58) * 1000, [47, 23, 59, 58]],
])("%i ms are %j", (milliseconds, [days, hours, minutes, seconds]) => {
  expect(timeLeft(milliseconds)).toEqual({ days, hours, minutes, seconds });
});
