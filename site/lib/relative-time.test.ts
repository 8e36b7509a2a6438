import { describe, expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (milliseconds: number) => ({ publicationDate: new Date(now - milliseconds).toISOString() });

describe("relative time", () => {
  it.each([
    [0, "just in"],
    [59_999, "just in"],
    [-5 * minute, "just in"],
  ])("LIST-02 %i ms ago is %j", (milliseconds, words) => {
    expect(relativeTime(ago(milliseconds), now)).toBe(words);
  });

  it.each([
    [minute, "1 min ago"],
    [2 * minute, "2 mins ago"],
    [59 * minute + 59_999, "59 mins ago"],
    [hour, "1 hour ago"],
    [2 * hour - 1, "1 hour ago"],
    [23 * hour, "23 hours ago"],
    [day, "1 day ago"],
    [2 * day, "2 days ago"],
    [7 * day - 1, "6 days ago"],
  ])("LIST-03 %i ms ago is %j", (milliseconds, words) => {
    expect(relativeTime(ago(milliseconds), now)).toBe(words);
  });

  it.each([
    ["2026-11-08T12:00:00Z", "November 8"],
    // Still the evening before in US/Eastern.
    ["2026-11-08T02:00:00Z", "November 7"],
    ["2025-11-16T12:00:00Z", "November 16"],
    ["2025-11-15T12:00:00Z", "November 15, 2025"],
    ["2019-03-01T15:00:00Z", "March 1, 2019"],
  ])("LIST-04 %s is %j", (publicationDate, words) => {
    expect(relativeTime({ publicationDate }, now)).toBe(words);
  });

  it.each(["0000-00-00T00:00:00Z", "0000-00-00 00:00:00", "0000-00-00"])(
    "LIST-05 %s means a draft",
    (publicationDate) => {
      expect(relativeTime({ publicationDate, lastPublishedDate: "2026-11-15T11:00:00Z" }, now)).toBe("Draft");
    },
  );

  it("LIST-03 counts from the last publication", () => {
    const times = { publicationDate: "2026-11-10T00:00:00Z", lastPublishedDate: "2026-11-15T11:56:00Z" };
    expect(relativeTime(times, now)).toBe("4 mins ago");
  });

  it("has no words without a time", () => {
    expect(relativeTime({}, now)).toBeUndefined();
    expect(relativeTime({ publicationDate: "soon" }, now)).toBeUndefined();
  });
});
