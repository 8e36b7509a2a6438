// From when on everybody must know of something. Pure.

import type { Trouble } from "./happened.ts";

/** Milliseconds in which a change is everywhere while nothing is wrong. */
export const limit = 1_000;

/** What was so at a moment is known a second later; where something was wrong meanwhile, a second after that was put right. */
export function settlesFrom(at: number, troubles: readonly Trouble[]): number {
  let from = at;
  for (;;) {
    const later = troubles.filter((trouble) => trouble.from < from + limit && trouble.to > from);
    if (later.length === 0) return from;
    from = Math.max(...later.map(({ to }) => to));
  }
}

/** Whether nothing was wrong from a second before until the end. */
export function isQuiet(from: number, to: number, troubles: readonly Trouble[]): boolean {
  return !troubles.some((trouble) => trouble.from < to && trouble.to > from - limit);
}
