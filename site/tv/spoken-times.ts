// Times of programs as the guide writes them, in Eastern time.

import { monthAndDay, timeOfDay, weekdayAndDate } from "../lib/dates.ts";
import { dayStart } from "../../model/time/eastern-days.ts";
import type { Timed } from "./on-air.ts";

/** 7:00 – 8:30 PM; 11:30 AM – 1:00 PM. */
export function timeSpan({ start, end }: Timed): string {
  const [from, to] = [timeOfDay(start), timeOfDay(end)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} – ${to}`;
}

/** Monday, November 16, for the date of a day. */
export function dayName(date: string): string {
  return weekdayAndDate(dayStart(date));
}

/** Mon. */
export function shortWeekday(date: string): string {
  return dayName(date).slice(0, 3);
}

export function shortDay(date: string): string {
  return monthAndDay(dayStart(date)).replace(/^(\w{3})\w*/, "$1");
}
