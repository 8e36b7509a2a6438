// Dates as the site writes them, always in its own zone: US/Eastern unless the brand says another (LIST-13). Formatters are made once; making
// one costs more than a page's worth of uses, and the first of a document a slow phone a tenth of a second: so when it is used, not before.

import { homeZone, zoneMark } from "../../model/time/home-zone.ts";

// Marked, so that a script gets only the formatters that it uses.
const formatter = /* @__NO_SIDE_EFFECTS__ */ (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (at: number): string =>
    (made ??= new Intl.DateTimeFormat("en-US", { timeZone: homeZone, ...options })).format(at);
};

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
export const longDate = formatter({ month: "long", day: "2-digit", year: "numeric" });

/** MMM DD, YYYY: Nov 04, 2026. */
export const shortDate = formatter({ month: "short", day: "2-digit", year: "numeric" });

/** Month D: November 4. */
export const monthAndDay = formatter({ month: "long", day: "numeric" });

/** Month D, YYYY: November 4, 2026. */
export const monthDayAndYear = formatter({ month: "long", day: "numeric", year: "numeric" });

/** Wednesday, November 4. */
export const weekdayAndDate = formatter({ weekday: "long", month: "long", day: "numeric" });

const hours = formatter({ hour: "numeric", minute: "2-digit" });

/** 9:05 AM, with a plain space: engines differ in which one they use. */
export const timeOfDay = (at: number): string => hours(at).replace(/\s/, " ");

export const yearOf = formatter({ year: "numeric" });

/** November 4, 2026 9:05 AM ET. */
export const dateAndTime = (at: number): string => `${monthDayAndYear(at)} ${timeOfDay(at)} ${zoneMark}`;
