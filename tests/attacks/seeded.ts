// Chance that can be repeated: the same seed, the same attacks.

import { testPatience } from "../patience.ts";

export interface Chance {
  /** A whole number from 0 up to, and without, the end. */
  below(end: number): number;
  of<T>(list: readonly [T, ...T[]]): T;
}

/** mulberry32. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (end) => Math.floor(next() * end),
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** How many times as much is tried as in `npm test`: `ATTACKS=50` for a long night. */
export const effort = Number(process.env["ATTACKS"] ?? "1");

/** Milliseconds for one test. */
export const patience = testPatience * effort;
