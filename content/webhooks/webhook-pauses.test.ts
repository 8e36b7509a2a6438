import { expect, it } from "vitest";
import { endpointAgain, eventAgain, isToBeSwitchedOff } from "./webhook-pauses.ts";

const day = 86_400_000;

it.each([
  [1, 5],
  [2, 30],
  [5, 1800],
  [8, 21_600],
  [30, 21_600],
])("after try %i an event waits for %i seconds", (tries, seconds) => {
  expect(eventAgain({ tries, at: 0, now: 1000 })).toBe(1000 + seconds * 1000);
});

it("an event is tried for three days", () => {
  expect(eventAgain({ tries: 9, at: 0, now: 3 * day })).toBeDefined();
  expect(eventAgain({ tries: 9, at: 0, now: 3 * day + 1 })).toBeUndefined();
});

it.each([
  [1, 1],
  [4, 8],
  [40, 600],
])("after %i failures in a row an endpoint is asked again in %i seconds", (failures, seconds) => {
  expect(endpointAgain(failures, 0)).toBe(seconds * 1000);
});

it("an endpoint is switched off after five days", () => {
  expect([isToBeSwitchedOff(0, 5 * day - 1), isToBeSwitchedOff(0, 5 * day)]).toEqual([false, true]);
});
