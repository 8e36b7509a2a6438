// Dates as the site writes them, always in its own zone: US/Eastern unless the brand says another (LIST-13). Formatters are made once; making
// one costs more than a page's worth of uses.

import { homeZone, zoneMark } from "../../model/time/home-zone.ts";

// Marked, so that a script gets only the formatters that it uses.
const formatter = /* @__NO_SIDE_EFFECTS__ */ (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: homeZone, ...options });

const long = formatter({ month: "long", day: "2-digit", year: "numeric" });
const short = formatter({ month: "short", day: "2-digit", year: "numeric" });
const monthDay = formatter({ month: "long", day: "numeric" });
const monthDayYear = formatter({ month: "long", day: "numeric", year: "numeric" });
const weekday = formatter({ weekday: "long", month: "long", day: "numeric" });
const hours = formatter({ hour: "numeric", minute: "2-digit" });
const year = formatter({ year: "numeric" });

const allZeros = /^0000-00-00/;

/** Milliseconds of a time in a record; undefined for none, for a draft's zeros and for what is no time. */
export function timeOf(text: string | undefined): number | undefined {
  if (text === undefined || isDraftDate(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

/** LIST-05: a date of all zeros marks a draft. */
export function isDraftDate(text: string | undefined): boolean {
  return text !== undefined && allZeros.test(text);
}

/** MMMM DD, YYYY: November 04, 2026. */
export const longDate = (at: number): string => long.format(at);

/** MMM DD, YYYY: Nov 04, 2026. */
export const shortDate = (at: number): string => short.format(at);

/** Month D: November 4. */
export const monthAndDay = (at: number): string => monthDay.format(at);

/** Month D, YYYY: November 4, 2026. */
export const monthDayAndYear = (at: number): string => monthDayYear.format(at);

/** Wednesday, November 4. */
export const weekdayAndDate = (at: number): string => weekday.format(at);

/** 9:05 AM, with a plain space: engines differ in which one they use. */
export const timeOfDay = (at: number): string => hours.format(at).replace(/\s/, " ");

export const yearOf = (at: number): string => year.format(at);

/** November 4, 2026 9:05 AM ET. */
export const dateAndTime = (at: number): string => `${monthDayAndYear(at)} ${timeOfDay(at)} ${zoneMark}`;
