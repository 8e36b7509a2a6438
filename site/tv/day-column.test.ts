import { describe, expect, it } from "vitest";
import { dayColumn } from "./day-column.ts";

const at = (time: string) => Date.parse(time);
const program = (title: string, start: string, end: string) => ({ title, start: at(start), end: at(end) });

const drawn = (programs: ReturnType<typeof program>[], date: string) =>
  dayColumn(programs, date).map(
    ({ program: one, airs, minutes }) =>
      `${one !== undefined && airs !== undefined && one.start < airs.start ? "…" : ""}${one?.title ?? "-"} ${minutes}`,
  );

describe("SCHED-02 a day of the guide", () => {
  it.each([
    ["nothing", "2026-11-16", [], ["- 1440"]],
    [
      "programs over both midnights",
      "2026-11-16",
      [
        program("A", "2026-11-16T04:00:00Z", "2026-11-16T06:00:00Z"),
        program("B", "2026-11-16T06:00:00Z", "2026-11-17T04:30:00Z"),
        program("C", "2026-11-17T04:30:00Z", "2026-11-17T06:00:00Z"),
      ],
      ["…A 60", "B 1350", "C 30"],
    ],
    [
      "gaps, and other days left out",
      "2026-11-16",
      [
        program("A", "2026-11-15T10:00:00Z", "2026-11-15T11:00:00Z"),
        program("B", "2026-11-16T17:00:00Z", "2026-11-16T18:00:00Z"),
        program("C", "2026-11-17T05:00:00Z", "2026-11-17T06:00:00Z"),
      ],
      ["- 720", "B 60", "- 660"],
    ],
    [
      "the year's last night",
      "2026-12-31",
      [
        program("A", "2026-12-31T05:00:00Z", "2027-01-01T04:00:00Z"),
        program("B", "2027-01-01T04:00:00Z", "2027-01-01T07:00:00Z"),
      ],
      ["A 1380", "B 60"],
    ],
    [
      "the hour that is left out: noon stands where noon stands",
      "2026-03-08",
      [
        program("A", "2026-03-08T05:00:00Z", "2026-03-08T06:30:00Z"),
        program("B", "2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z"),
        program("C", "2026-03-08T07:30:00Z", "2026-03-08T16:00:00Z"),
      ],
      ["A 90", "B 120", "C 510", "- 720"],
    ],
    [
      "the hour that comes twice: noon stands where noon stands",
      "2026-11-01",
      [
        program("A", "2026-11-01T04:00:00Z", "2026-11-01T05:00:00Z"),
        program("B", "2026-11-01T05:00:00Z", "2026-11-01T06:00:00Z"),
        program("C", "2026-11-01T06:00:00Z", "2026-11-01T07:00:00Z"),
        program("D", "2026-11-01T07:00:00Z", "2026-11-01T17:00:00Z"),
      ],
      ["A 60", "B 30", "C 30", "D 600", "- 720"],
    ],
  ])("%s", (_case, date, programs, expected) => {
    expect(drawn(programs, date)).toEqual(expected);
    expect(dayColumn(programs, date).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(1440);
  });

  it.each([
    ["2026-11-15", "2026-11-16T04:00:00Z", "2026-11-16T05:00:00Z"],
    ["2026-11-16", "2026-11-16T05:00:00Z", "2026-11-16T06:00:00Z"],
  ])("what is on over midnight is on in one day at a time: %s", (date, start, end) => {
    const overMidnight = program("A", "2026-11-16T04:00:00Z", "2026-11-16T06:00:00Z");
    const airs = dayColumn([overMidnight], date).flatMap((placed) => placed.airs ?? []);
    expect(airs).toEqual([{ start: at(start), end: at(end) }]);
  });
});
