import { expect, it } from "vitest";
import { coverageTimes, isOver } from "./coverage-times.ts";

const now = Date.parse("2026-11-14T20:00:00Z");
const hour = 60 * 60_000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

it.each([
  ["posts of this day", { updates: [{ time: ago(1) }] }, false],
  ["the last post a day old", { updates: [{ time: ago(24) }, { time: ago(30) }] }, true],
  ["an end that has passed", { end: ago(1), updates: [{ time: ago(0.5) }] }, true],
  ["an end to come, however old its posts", { end: ago(-1), updates: [{ time: ago(60) }] }, false],
  ["no post yet", { updates: [] }, false],
  ["posts without times", { updates: [{}] }, false],
])("LIVE-01 an event with %s is over: %j → %s", (_, event, over) => {
  expect(isOver(event, now)).toBe(over);
});

it("LIVE-01 coverage begins with the record's start, or with its first post", () => {
  expect(coverageTimes({ updates: [{ time: ago(1) }, { time: ago(9) }] })).toEqual({
    start: now - 9 * hour,
    newest: now - hour,
    end: now + 23 * hour,
  });
  expect(coverageTimes({ start: ago(12), end: ago(2), updates: [{ time: ago(3) }] })).toEqual({
    start: now - 12 * hour,
    newest: now - 3 * hour,
    end: now - 2 * hour,
  });
  expect(coverageTimes({ updates: [] })).toEqual({});
});
