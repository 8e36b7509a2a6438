import { describe, expect, it } from "vitest";
import { changesAt, onAirAt, shareGone } from "./on-air.ts";

const at = (time: string) => Date.parse(time);
const program = (title: string, start: string, end: string) => ({ title, start: at(start), end: at(end) });

const week = [
  program("Late", "2026-11-16T04:00:00Z", "2026-11-16T06:00:00Z"),
  program("Early", "2026-11-16T06:00:00Z", "2026-11-16T07:00:00Z"),
  program("Noon", "2026-11-16T08:00:00Z", "2026-11-16T09:00:00Z"),
];

describe("SCHED-02 what is on now, and next", () => {
  it.each([
    ["before the first", "2026-11-16T03:59:59Z", undefined, "Late", "2026-11-16T04:00:00.000Z"],
    ["as one begins", "2026-11-16T04:00:00Z", "Late", "Early", "2026-11-16T06:00:00.000Z"],
    ["over midnight in Eastern time", "2026-11-16T05:30:00Z", "Late", "Early", "2026-11-16T06:00:00.000Z"],
    ["as one ends and the next begins", "2026-11-16T06:00:00Z", "Early", "Noon", "2026-11-16T07:00:00.000Z"],
    ["in a gap", "2026-11-16T07:30:00Z", undefined, "Noon", "2026-11-16T08:00:00.000Z"],
    ["in the last", "2026-11-16T08:59:59Z", "Noon", undefined, "2026-11-16T09:00:00.000Z"],
    ["after all", "2026-11-16T09:00:00Z", undefined, undefined, undefined],
  ])("%s", (_case, moment, now, next, change) => {
    const onAir = onAirAt(week, at(moment));
    expect([onAir.now?.title, onAir.next?.title]).toEqual([now, next]);
    const then = changesAt(onAir);
    expect(then === undefined ? undefined : new Date(then).toISOString()).toBe(change);
  });

  it.each([
    ["over the end of the year", "2027-01-01T04:00:00Z", "2027-01-01T06:00:00Z", "2027-01-01T05:00:00Z", 50],
    ["while clocks go forward", "2026-03-08T06:00:00Z", "2026-03-08T08:00:00Z", "2026-03-08T07:30:00Z", 75],
    ["while clocks go back", "2026-11-01T05:00:00Z", "2026-11-01T07:00:00Z", "2026-11-01T06:00:00Z", 50],
    ["before", "2026-03-08T06:00:00Z", "2026-03-08T08:00:00Z", "2026-03-08T05:00:00Z", 0],
    ["after", "2026-03-08T06:00:00Z", "2026-03-08T08:00:00Z", "2026-03-08T09:00:00Z", 100],
  ])("how much has gone by, %s", (_case, start, end, moment, share) => {
    expect(shareGone(program("A", start, end), at(moment))).toBe(share);
  });
});
