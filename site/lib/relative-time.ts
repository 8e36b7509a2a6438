// The words for how long ago something was published (LIST-02 … LIST-05). Pure: the moment comes in from outside.

import { isDraftDate, monthAndDay, monthDayAndYear, timeOf } from "./dates.ts";

const minutesADay = 24 * 60;

export interface PublicationTimes {
  publicationDate?: string;
  /** What counts when present. */
  lastPublishedDate?: string;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count > 1 ? "s" : ""} ago`;
}

/** Undefined when there is no time to tell. */
export function relativeTime(
  { publicationDate, lastPublishedDate }: PublicationTimes,
  now: number,
): string | undefined {
  if (isDraftDate(publicationDate)) return "Draft";
  const at = timeOf(lastPublishedDate) ?? timeOf(publicationDate);
  if (at === undefined) return undefined;
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return "just in";
  if (minutes < 60) return counted(minutes, "min");
  if (minutes < minutesADay) return counted(Math.floor(minutes / 60), "hour");
  if (minutes < 7 * minutesADay) return counted(Math.floor(minutes / minutesADay), "day");
  return minutes < 365 * minutesADay ? monthAndDay(at) : monthDayAndYear(at);
}
