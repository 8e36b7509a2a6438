// A day of a channel as one column of the guide (SCHED-02): every program that is on that day, with its height, and the gaps between.

import { dayEnd, dayStart, wallMinutes } from "../../model/time/eastern-days.ts";
import type { Timed } from "./on-air.ts";

export interface PlacedProgram<P extends Timed> {
  /** Absent: nothing is known of this part of the day. */
  program?: P;
  /** What of it is on that day: it may have begun on the day before, or end on the next one. */
  airs?: Timed;
  /** Of the day's 1,440. */
  minutes: number;
}

export function dayColumn<P extends Timed>(programs: readonly P[], date: string): PlacedProgram<P>[] {
  const start = dayStart(date);
  const end = dayEnd(date);
  const column: PlacedProgram<P>[] = [];
  let filled = 0;
  const fill = (place: number, program?: P) => {
    if (place <= filled) return;
    const airs = program && { start: Math.max(program.start, start), end: Math.min(program.end, end) };
    column.push({ ...(program && { program }), ...(airs && { airs }), minutes: place - filled });
    filled = place;
  };
  for (const program of programs) {
    if (program.end <= start || program.start >= end) continue;
    fill(wallMinutes(program.start, date));
    fill(wallMinutes(program.end, date), program);
  }
  fill(1440);
  return column;
}
