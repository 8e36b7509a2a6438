import { expect, it } from "vitest";
import { remaining } from "./countdown.ts";

const minutes = (count: number) => count * 60_000;

it.each([
  [{ days: 0, hours: 3, minutes: 20 }, minutes(0), { days: 0, hours: 3, minutes: 20 }],
  [{ days: 0, hours: 3, minutes: 20 }, minutes(21), { days: 0, hours: 2, minutes: 59 }],
  [{ days: 1, hours: 0, minutes: 0 }, minutes(1), { days: 0, hours: 23, minutes: 59 }],
  [{ days: 0, hours: 24, minutes: 0 }, minutes(0), { days: 1, hours: 0, minutes: 0 }],
  [{ days: 0, hours: 0, minutes: 5 }, minutes(9), { days: 0, hours: 0, minutes: 0 }],
])("CARD-06 of %o, %i ms later, %o is left", (from, elapsed, left) => {
  expect(remaining(from, elapsed)).toEqual(left);
});
