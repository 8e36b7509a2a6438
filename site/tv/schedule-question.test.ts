import { describe, expect, it } from "vitest";
import { scheduleQuestion } from "./schedule-question.ts";

const now = 1_795_000_000_000;
const asked = (dt?: string, channel?: string) => {
  const question = scheduleQuestion({ dt, channel }, now);
  return "fault" in question ? question.fault : { ...question, channel: question.channel.id };
};

describe("SCHED-04 the question", () => {
  it.each([
    [undefined, undefined, { channel: "news", at: now }],
    ["", "", { channel: "news", at: now }],
    ["2026-11-16", "business", { channel: "business", date: "2026-11-16" }],
    ["2026-11-16T01:00:00Z", "news", { channel: "news", at: Date.parse("2026-11-16T01:00:00Z") }],
    ["2026-11-15T20:00-05:00", "news", { channel: "news", at: Date.parse("2026-11-16T01:00:00Z") }],
    ["2026-11-16T01:00:00 00:00", "news", { channel: "news", at: Date.parse("2026-11-16T01:00:00Z") }],
    ["1763254800000", "news", { channel: "news", at: 1_763_254_800_000 }],
  ])("%s on %s", (dt, channel, expected) => {
    expect(asked(dt, channel)).toEqual(expected);
  });

  it.each([["tomorrow"], ["2026-02-30"], ["2026-11-16T01:00:00"], ["2026-13-16T01:00:00Z"], ["12"], ["<script>"]])(
    "%s is no time, and the answer says what is",
    (dt) => {
      expect(asked(dt)).toContain("dt must be a date YYYY-MM-DD");
    },
  );

  it("there are two channels", () => {
    expect(asked("2026-11-16", "weather")).toBe("channel must be news or business");
  });
});
