import { expect, it } from "vitest";
import { exactTime } from "./exact-time.ts";

const now = Date.parse("2026-11-14T23:00:00Z");

it.each([
  ["2026-11-14T20:54:00Z", "3:54 PM ET"],
  ["2026-11-14T05:01:00Z", "12:01 AM ET"],
  ["2026-11-14T04:59:00Z", "November 13, 11:59 PM ET"],
])("LIVE-01 the post of %s was at %s", (time, words) => {
  expect(exactTime(Date.parse(time), now)).toBe(words);
});
