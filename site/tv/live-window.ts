// SCHED-03: the live schedule shows 180 minutes from the half hour that has begun; phones show what begins within 90.

import type { Timed } from "./on-air.ts";

const minute = 60_000;
const halfHour = 30 * minute;

export const windowMinutes = 180;
const phoneMinutes = 90;

export interface LiveWindow extends Timed {
  /** The half hours in it. */
  ticks: number[];
}

export function liveWindow(at: number): LiveWindow {
  // Eastern time is whole hours from UTC, so half hours fall together.
  const start = at - (((at % halfHour) + halfHour) % halfHour);
  const end = start + windowMinutes * minute;
  return {
    start,
    end,
    ticks: Array.from({ length: (end - start) / halfHour }, (_, index) => start + index * halfHour),
  };
}

/** The programs that are on within the window, and whether phones show them too. */
export function programsInWindow<P extends Timed>(
  programs: readonly P[],
  { start, end }: Timed,
): (P & { isMobile: boolean })[] {
  const cutOff = start + phoneMinutes * minute;
  return programs
    .filter((program) => program.end > start && program.start < end)
    .map((program) => ({ ...program, isMobile: program.start < cutOff }));
}

/** A part of the window's width, in steps: a program, or a gap between two. */
export interface WindowPart<P> {
  program?: P;
  steps: number;
}

const step = 5 * minute;
/** How many cells of a row a whole window takes. */
export const windowSteps = (windowMinutes * minute) / step;

/** The window filled from edge to edge, so that it can be drawn as cells of a row. What is shorter than a step still has one. */
export function windowParts<P extends Timed>(programs: readonly P[], { start, end }: Timed): WindowPart<P>[] {
  const parts: WindowPart<P>[] = [];
  const last = (end - start) / step;
  let at = 0;
  const upTo = (place: number, program?: P) => {
    const steps = Math.min(place, last) - at;
    if (steps <= 0) return;
    parts.push({ ...(program && { program }), steps });
    at += steps;
  };
  const placeOf = (time: number) => Math.round((time - start) / step);
  for (const program of programs) {
    if (program.end <= start || program.start >= end) continue;
    upTo(placeOf(program.start));
    upTo(Math.max(placeOf(program.end), at + 1), program);
  }
  upTo(last);
  return parts;
}
