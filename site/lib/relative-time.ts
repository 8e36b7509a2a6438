// The words for how long ago something was published (LIST-02 … LIST-05). Pure: the moment comes in from outside.

import { ago, minuteOf } from "./ago.ts";
import { isDraftDate, monthAndDay, monthDayAndYear, timeOf } from "./dates.ts";

const minutesAYear = 365 * 24 * 60;

export interface PublicationTimes {
  publicationDate?: string;
  /** What counts when present. */
  lastPublishedDate?: string;
}

/** Undefined when there is no time to tell. */
export function relativeTime(
  { publicationDate, lastPublishedDate }: PublicationTimes,
  now: number,
): string | undefined {
  if (isDraftDate(publicationDate)) return "Draft";
  const at = timeOf(lastPublishedDate) ?? timeOf(publicationDate);
  if (at === undefined) return undefined;
  const minutes = minuteOf(now - at);
  return ago(minutes) ?? (minutes < minutesAYear ? monthAndDay(at) : monthDayAndYear(at));
}
