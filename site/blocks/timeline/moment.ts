// How the time of a timeline entry is written: the hour for today's, the date for others, words as they are.

import { monthAndDay, timeOf, timeOfDay } from "../../lib/dates.ts";

const isInstant = /^\d{4}-\d{2}-\d{2}T/;

export interface Moment {
  words: string;
  dateTime?: string;
}

export function momentOf(time: string, now: number): Moment {
  const at = isInstant.test(time) ? timeOf(time) : undefined;
  if (at === undefined) return { words: time };
  const isToday = monthAndDay(at) === monthAndDay(now);
  return { words: isToday ? timeOfDay(at) : monthAndDay(at), dateTime: time };
}
