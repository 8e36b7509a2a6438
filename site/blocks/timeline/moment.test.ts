import { expect, it } from "vitest";
import { momentOf } from "./moment.ts";

const now = Date.parse("2026-11-14T23:00:00Z");

it.each([
  ["2026-11-14T20:54:00.000Z", "3:54 PM"],
  ["2026-11-12T20:54:00.000Z", "November 12"],
  ["Dawn", "Dawn"],
])("CARD-07 the time %s is written %s", (time, words) => {
  expect(momentOf(time, now).words).toBe(words);
});
