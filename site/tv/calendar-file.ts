// A program as a calendar file (RFC 5545): times in UTC, so that no calendar needs to know Eastern time.

import { brand } from "../../model/brand.ts";

export interface CalendarEvent {
  id: string;
  title: string;
  /** Milliseconds. */
  start: number;
  end: number;
  description?: string;
  /** The channel. */
  place: string;
  /** Whole. */
  url: string;
}

export function calendarFile(event: CalendarEvent, now: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${textValue(brand.name)}//TV schedule//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@${brand.domain}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${textValue(event.title)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${textValue(event.description)}`]),
    `LOCATION:${textValue(event.place)}`,
    // An address is no text: nothing in it is escaped.
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** 20261116T010000Z. */
function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** 3.3.11: backslashes, semicolons and commas are escaped, and a new line is written as one. Other control characters are not allowed. */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

const longestLine = 75;

/** 3.1: a line has 75 octets at most; it goes on after a break and a space. Characters of several octets are not torn apart. */
export function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
