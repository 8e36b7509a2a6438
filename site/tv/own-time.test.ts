import { expect, it } from "vitest";
import { ownTime, ownZoneName } from "./own-time.ts";

it.each([
  ["2026-11-16T01:00:00Z", "America/New_York", undefined],
  ["2026-11-16T01:00:00Z", "America/Toronto", undefined],
  ["2026-11-16T01:00:00Z", "America/Los_Angeles", "5:00 PM"],
  ["2026-11-16T01:00:00Z", "Europe/London", "Mon 1:00 AM"],
  ["2026-11-15T17:00:00Z", "Asia/Kolkata", "10:30 PM"],
  ["2026-11-16T04:30:00Z", "Pacific/Honolulu", "6:30 PM"],
  // America has changed its clocks, Europe not yet.
  ["2026-03-10T00:00:00Z", "Europe/Berlin", "Tue 1:00 AM"],
  ["2026-10-27T00:00:00Z", "Europe/Berlin", "Tue 1:00 AM"],
  // The hour that comes twice: in Panama clocks never change.
  ["2026-11-01T05:30:00Z", "America/Panama", "12:30 AM"],
  ["2026-11-01T06:30:00Z", "America/Panama", undefined],
])("SCHED-02 %s in %s is %s", (moment, zone, own) => {
  expect(ownTime(Date.parse(moment), zone)).toBe(own);
});

it.each([
  ["2026-11-16T01:00:00Z", "America/Los_Angeles", "PST"],
  ["2026-07-16T01:00:00Z", "America/Los_Angeles", "PDT"],
  ["2026-11-16T01:00:00Z", "Europe/Berlin", "GMT+1"],
])("SCHED-02 at %s clocks in %s show %s", (moment, zone, name) => {
  expect(ownZoneName(Date.parse(moment), zone)).toBe(name);
});
