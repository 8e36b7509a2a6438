// Of which days a schedule tells (SCHED-02). A night that runs past midnight does not make the day after it known.

import { dayEnd, dayStart, easternDate, plusDays } from "../../model/time/eastern-days.ts";
import type { Timed } from "./on-air.ts";

export function isKnownDay(programs: readonly Timed[], date: string): boolean {
  const [start, end] = [dayStart(date), dayEnd(date)];
  return programs.some((program) =>
    program.start < start ? program.end >= end : program.start < end && program.end > program.start,
  );
}

/** Undefined while nothing is known at all. */
export function lastKnownDay(programs: readonly Timed[]): string | undefined {
  if (programs.length === 0) return undefined;
  const last = easternDate(Math.max(...programs.map(({ end }) => end)) - 1);
  return isKnownDay(programs, last) ? last : plusDays(last, -1);
}
