import { describe, expect, it } from "vitest";
import { liveWindow, programsInWindow, windowParts } from "./live-window.ts";

const at = (time: string) => Date.parse(`2026-11-16T${time}:00Z`);
const program = (title: string, start: string, end: string) => ({ title, start: at(start), end: at(end) });
const clock = (time: number) => new Date(time).toISOString().slice(11, 16);

describe("SCHED-03 the live window", () => {
  it.each([
    ["20:00", "20:00", "23:00"],
    ["20:01", "20:00", "23:00"],
    ["20:29", "20:00", "23:00"],
    ["20:30", "20:30", "23:30"],
    ["20:59", "20:30", "23:30"],
  ])("at %s runs from %s to %s", (moment, start, end) => {
    const window = liveWindow(at(moment));
    expect([clock(window.start), clock(window.end)]).toEqual([start, end]);
    expect(window.ticks).toHaveLength(6);
    expect(window.ticks[0]).toBe(window.start);
  });

  it.each([
    [
      "over midnight and the year's end",
      "2027-01-01T04:40:00Z",
      "2027-01-01T04:30:00.000Z",
      "2027-01-01T07:30:00.000Z",
    ],
    ["while clocks go forward", "2026-03-08T06:10:00Z", "2026-03-08T06:00:00.000Z", "2026-03-08T09:00:00.000Z"],
    ["while clocks go back", "2026-11-01T05:50:00Z", "2026-11-01T05:30:00.000Z", "2026-11-01T08:30:00.000Z"],
  ])("has 180 minutes %s", (_case, moment, start, end) => {
    const window = liveWindow(Date.parse(moment));
    expect([window.start, window.end].map((time) => new Date(time).toISOString())).toEqual([start, end]);
  });

  const window = liveWindow(at("20:10"));
  it.each([
    ["one that ended as it began", program("A", "19:00", "20:00"), undefined],
    ["one that began before", program("A", "19:00", "20:30"), true],
    ["one within 90 minutes", program("A", "21:00", "22:00"), true],
    ["one that begins just before the cut-off", program("A", "21:29", "22:00"), true],
    ["one that begins at the cut-off", program("A", "21:30", "22:00"), false],
    ["one that lasts beyond it", program("A", "22:30", "23:45"), false],
    ["one that begins as it ends", program("A", "23:00", "23:30"), undefined],
  ])("shows %s, on phones: %s", (_case, one, isMobile) => {
    expect(programsInWindow([one], window).map((shown) => shown.isMobile)).toEqual(
      isMobile === undefined ? [] : [isMobile],
    );
  });

  it.each([
    ["wall to wall", [program("A", "19:30", "21:00"), program("B", "21:00", "23:30")], ["A 12", "B 24"]],
    ["nothing at all", [], ["- 36"]],
    [
      "with gaps",
      [program("A", "20:30", "21:00"), program("B", "21:15", "22:00")],
      ["- 6", "A 6", "- 3", "B 9", "- 12"],
    ],
    [
      "odd minutes, to the next five",
      [program("A", "20:00", "21:02"), program("B", "21:02", "23:00")],
      ["A 12", "B 24"],
    ],
    ["a very short one has a step", [program("A", "20:00", "20:01"), program("B", "20:01", "23:00")], ["A 1", "B 35"]],
    ["outside", [program("A", "10:00", "11:00"), program("B", "23:00", "23:30")], ["- 36"]],
  ])("is filled from edge to edge: %s", (_case, programs, expected) => {
    const parts = windowParts(programs, window);
    expect(parts.map(({ program: one, steps }) => `${one?.title ?? "-"} ${steps}`)).toEqual(expected);
    expect(parts.reduce((sum, { steps }) => sum + steps, 0)).toBe(36);
  });
});
