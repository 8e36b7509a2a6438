import { describe, expect, it } from "vitest";
import { clockOf, isTimeZone, minutesOf, quietUntil } from "./quiet-hours.ts";

const night = { from: 22 * 60, to: 7 * 60 };
const newYork = "America/New_York";

describe("ROUTE-05 quiet hours", () => {
  it.each([
    ["before they begin", "2026-11-16T02:59:59Z", night, newYork, undefined],
    ["as they begin", "2026-11-16T03:00:00Z", night, newYork, "2026-11-16T12:00:00Z"],
    ["within a minute", "2026-11-16T03:00:31Z", night, newYork, "2026-11-16T12:00:00Z"],
    ["after midnight", "2026-11-16T06:30:00Z", night, newYork, "2026-11-16T12:00:00Z"],
    ["as they end", "2026-11-16T12:00:00Z", night, newYork, undefined],
    ["within a day", "2026-11-16T13:30:00Z", { from: 13 * 60, to: 14 * 60 }, "UTC", "2026-11-16T14:00:00Z"],
    ["after such hours", "2026-11-16T14:00:00Z", { from: 13 * 60, to: 14 * 60 }, "UTC", undefined],
    ["of no length", "2026-11-16T14:00:00Z", { from: 840, to: 840 }, "UTC", undefined],
    ["in another zone", "2026-11-16T18:00:00Z", night, "Asia/Kolkata", "2026-11-17T01:30:00Z"],
    ["the night clocks go back", "2026-11-01T03:00:00Z", night, newYork, "2026-11-01T12:00:00Z"],
    ["the night clocks go forward", "2026-03-08T04:00:00Z", night, newYork, "2026-03-08T11:00:00Z"],
  ])("%s", (_, at, hours, zone, end) => {
    expect(quietUntil(Date.parse(at), hours, zone)).toBe(end === undefined ? undefined : Date.parse(end));
  });

  it("an end that this night does not have is still after now", () => {
    const at = Date.parse("2026-03-08T06:30:00Z");
    expect(quietUntil(at, { from: 22 * 60, to: 150 }, newYork)).toBeGreaterThan(at);
  });

  it.each([
    ["00:00", 0],
    ["07:30", 450],
    ["23:59", 1439],
    ["24:00", undefined],
    ["7:30", undefined],
    ["07:60", undefined],
    ["", undefined],
  ])("the time of day %s is minute %s", (clock, minutes) => {
    expect(minutesOf(clock)).toBe(minutes);
  });

  it.each(["00:00", "07:30", "23:59"])("%s is written as it was read", (clock) => {
    expect(clockOf(minutesOf(clock) ?? -1)).toBe(clock);
  });

  it.each([
    ["America/New_York", true],
    ["Asia/Calcutta", true],
    ["UTC", true],
    ["Mars/Olympus", false],
    ["", false],
  ])("%s is a zone: %s", (zone, is) => expect(isTimeZone(zone)).toBe(is));
});
