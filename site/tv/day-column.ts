// A day of a channel as one column of the guide (SCHED-02): every program that is on that day, with its height, and the gaps between.

import { dayEnd, dayStart, wallMinutes } from "./eastern-days.ts";
import type { Timed } from "./on-air.ts";

export interface PlacedProgram<P extends Timed> {
  /** Absent: nothing is known of this part of the day. */
  program?: P;
  /** Of the day's 1,440. */
  minutes: number;
  /** It began on the day before. */
  continues: boolean;
}

export function dayColumn<P extends Timed>(programs: readonly P[], date: string): PlacedProgram<P>[] {
  const start = dayStart(date);
  const end = dayEnd(date);
  const column: PlacedProgram<P>[] = [];
  let filled = 0;
  const fill = (place: number, program?: P) => {
    if (place <= filled) return;
    const continues = program !== undefined && program.start < start;
    column.push({ ...(program && { program }), minutes: place - filled, continues });
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
