import { expect, it } from "vitest";
import { dayName, shortDay, shortWeekday, timeSpan } from "./spoken-times.ts";

it.each([
  ["2026-11-16T00:00:00Z", "2026-11-16T01:30:00Z", "7:00 – 8:30 PM"],
  ["2026-11-16T16:30:00Z", "2026-11-16T18:00:00Z", "11:30 AM – 1:00 PM"],
  ["2026-11-16T04:30:00Z", "2026-11-16T06:00:00Z", "11:30 PM – 1:00 AM"],
  // Clocks go back between the two.
  ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z", "1:30 – 1:30 AM"],
])("SCHED-02 %s to %s is %s", (start, end, words) => {
  expect(timeSpan({ start: Date.parse(start), end: Date.parse(end) })).toBe(words);
});

it("SCHED-02 days are named in full and in short", () => {
  expect([dayName("2026-11-01"), shortWeekday("2026-11-01"), shortDay("2026-11-01")]).toEqual([
    "Sunday, November 1",
    "Sun",
    "Nov 1",
  ]);
});
