import { describe, expect, it } from "vitest";
import { calendarFile, folded, textValue } from "./calendar-file.ts";

const event = {
  id: "news-20261116T0100Z",
  title: "The Vail Report; Live, at 8",
  start: Date.parse("2026-11-16T01:00:00Z"),
  end: Date.parse("2026-11-16T02:00:00Z"),
  description: "One guest.\nOne hour.",
  place: "Meridian News",
  url: "https://www.meridian.example/fnctv?program=news-20261116T0100Z",
};
const now = Date.parse("2026-11-15T12:34:56.789Z");

/** As a calendar reads it: unfolded, then lines. */
const read = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("SCHED-02 a calendar file", () => {
  it("says what, when and where, in UTC", () => {
    expect(read(calendarFile(event, now))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Meridian News//TV schedule//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:news-20261116T0100Z@www.meridian.example",
      "DTSTAMP:20261115T123456Z",
      "DTSTART:20261116T010000Z",
      "DTEND:20261116T020000Z",
      String.raw`SUMMARY:The Vail Report\; Live\, at 8`,
      String.raw`DESCRIPTION:One guest.\nOne hour.`,
      "LOCATION:Meridian News",
      "URL:https://www.meridian.example/fnctv?program=news-20261116T0100Z",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("has no line of more than 75 octets, and no break but CRLF", () => {
    const file = calendarFile({ ...event, title: "é".repeat(200), description: "🌪 Sturm, ".repeat(60) }, now);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(read(file)).toContain(`SUMMARY:${"é".repeat(200)}`);
  });

  it.each([
    ["plain", "plain"],
    [String.raw`a\b`, String.raw`a\\b`],
    ["a;b,c:d", String.raw`a\;b\,c:d`],
    ["a\r\nb\rc\nd", String.raw`a\nb\nc\nd`],
    ["END:VEVENT\nBEGIN:VALARM", String.raw`END:VEVENT\nBEGIN:VALARM`],
    ["bell\u0007 and tab\t", "bell and tab\t"],
  ])("writes %j as %j", (text, written) => {
    expect(textValue(text)).toBe(written);
  });

  it.each([
    ["75 octets", "x".repeat(75), "x".repeat(75)],
    ["76 octets", "x".repeat(76), `${"x".repeat(75)}\r\n x`],
    ["a character over the edge", `${"x".repeat(74)}é`, `${"x".repeat(74)}\r\n é`],
    ["two folds", "x".repeat(150), `${"x".repeat(75)}\r\n ${"x".repeat(74)}\r\n x`],
  ])("folds %s", (_case, line, expected) => {
    expect(folded(line)).toBe(expected);
  });
});
