import { describe, expect, it } from "vitest";
import { dayEnd, dayStart, easternDate, easternTime, isDate, plusDays, wallMinutes, weekOf } from "./eastern-days.ts";

const iso = (at: number) => new Date(at).toISOString();
const at = (time: string) => Date.parse(time);
const hours = (date: string) => (dayEnd(date) - dayStart(date)) / 3_600_000;

/** In 2026 clocks go forward on March 8 and back on November 1. */
describe("SCHED-02 days in US/Eastern", () => {
  it.each([
    ["2026-11-15T04:59:59Z", "2026-11-14"],
    ["2026-11-15T05:00:00Z", "2026-11-15"],
    ["2026-07-04T03:59:00Z", "2026-07-03"],
    ["2026-07-04T04:00:00Z", "2026-07-04"],
    ["2027-01-01T04:59:00Z", "2026-12-31"],
    ["2027-01-01T05:00:00Z", "2027-01-01"],
    ["2026-03-08T06:59:00Z", "2026-03-08"],
    ["2026-11-01T05:30:00Z", "2026-11-01"],
  ])("%s is on %s", (moment, date) => {
    expect(easternDate(at(moment))).toBe(date);
  });

  it.each([
    ["2026-11-15", "2026-11-15T05:00:00.000Z", 24],
    ["2026-07-04", "2026-07-04T04:00:00.000Z", 24],
    ["2026-03-07", "2026-03-07T05:00:00.000Z", 24],
    ["2026-03-08", "2026-03-08T05:00:00.000Z", 23],
    ["2026-03-09", "2026-03-09T04:00:00.000Z", 24],
    ["2026-11-01", "2026-11-01T04:00:00.000Z", 25],
    ["2026-11-02", "2026-11-02T05:00:00.000Z", 24],
    ["2026-12-31", "2026-12-31T05:00:00.000Z", 24],
    ["2028-02-29", "2028-02-29T05:00:00.000Z", 24],
  ])("%s begins at %s and has %i hours", (date, start, length) => {
    expect(iso(dayStart(date))).toBe(start);
    expect(hours(date)).toBe(length);
  });

  it.each([
    ["2026-11-15", 20 * 60, "2026-11-16T01:00:00.000Z"],
    ["2026-03-08", 4 * 60, "2026-03-08T08:00:00.000Z"],
    ["2026-11-01", 90, "2026-11-01T05:30:00.000Z"],
    ["2026-11-01", 3 * 60, "2026-11-01T08:00:00.000Z"],
    ["2026-12-31", 24 * 60, "2027-01-01T05:00:00.000Z"],
  ])("on %s clocks show minute %i at %s", (date, minutes, moment) => {
    expect(iso(easternTime(date, minutes))).toBe(moment);
  });

  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2026-03-07", 2, "2026-03-09"],
    ["2026-11-01", 1, "2026-11-02"],
  ])("%s and %i days is %s", (date, days, then) => {
    expect(plusDays(date, days)).toBe(then);
  });

  it.each([
    ["2026-11-15", "2026-11-15", "2026-11-21"],
    ["2026-11-14", "2026-11-08", "2026-11-14"],
    ["2026-12-31", "2026-12-27", "2027-01-02"],
    ["2027-01-02", "2026-12-27", "2027-01-02"],
  ])("the week of %s runs from %s to %s", (date, sunday, saturday) => {
    const week = weekOf(date);
    expect(week).toHaveLength(7);
    expect([week[0], week[6]]).toEqual([sunday, saturday]);
  });

  it.each([
    ["2026-11-15", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["9999-01-01", false],
    ["today", false],
    ["2026-11-15T00:00", false],
  ])("%s is a date: %s", (text, is) => {
    expect(isDate(text)).toBe(is);
  });

  it.each([
    ["2026-11-15", "2026-11-15T05:00:00Z", 0],
    ["2026-11-15", "2026-11-15T17:30:00Z", 750],
    ["2026-11-15", "2026-11-15T03:00:00Z", 0],
    ["2026-11-15", "2026-11-16T09:00:00Z", 1440],
    // Forward: 1:59 EST is followed by 3:00 EDT.
    ["2026-03-08", "2026-03-08T06:59:00Z", 119],
    ["2026-03-08", "2026-03-08T07:00:00Z", 180],
    ["2026-03-08", "2026-03-08T16:00:00Z", 720],
    ["2026-03-08", "2026-03-09T03:59:00Z", 1439],
    // Back: 1:00 to 2:00 comes twice, first in EDT and then in EST.
    ["2026-11-01", "2026-11-01T05:00:00Z", 60],
    ["2026-11-01", "2026-11-01T06:00:00Z", 90],
    ["2026-11-01", "2026-11-01T06:30:00Z", 105],
    ["2026-11-01", "2026-11-01T07:00:00Z", 120],
    ["2026-11-01", "2026-11-01T17:00:00Z", 720],
    ["2026-11-01", "2026-11-02T04:59:00Z", 1439],
  ])("on %s the moment %s stands at minute %i", (date, moment, minutes) => {
    expect(wallMinutes(at(moment), date)).toBe(minutes);
  });
});
