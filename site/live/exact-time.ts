// The exact time of a post beside its relative one: the hour for today's, with the date for others, in the site's zone. Pure.

import { zoneMark } from "../../model/time/home-zone.ts";
import { monthAndDay, timeOfDay } from "../lib/dates.ts";

export function exactTime(at: number, now: number): string {
  const day = monthAndDay(at);
  return `${day === monthAndDay(now) ? "" : `${day}, `}${timeOfDay(at)} ${zoneMark}`;
}
