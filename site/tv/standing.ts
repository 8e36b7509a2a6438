// Whether a program is over, on now or still to come, as pages mark it for style sheets and for the clock in the browser.

import type { Timed } from "./on-air.ts";

export type Standing = "past" | "now" | "coming";

export function standingOf({ start, end }: Timed, at: number): Standing {
  if (end <= at) return "past";
  return start <= at ? "now" : "coming";
}

/** The marks: when it is on, and what follows from that at this moment. */
export function airing(program: Timed, at: number): { "data-airs": string; "data-on": Standing } {
  return { "data-airs": `${program.start} ${program.end}`, "data-on": standingOf(program, at) };
}

/** Reads the first mark again. */
export function airsOf(mark: string | undefined): Timed {
  const [start = 0, end = 0] = (mark ?? "").split(" ").map(Number);
  return { start, end };
}
