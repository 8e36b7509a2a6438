// When a worker that ended by itself is replaced: the first at once, then later and later, and not at all when nobody can be kept alive.

import { everLater } from "../../model/work/ever-later.ts";

export interface RestartPlan {
  /** Milliseconds. */
  firstPause: number;
  longestPause: number;
  /** A worker that has served for so long was no failure. */
  steadyAfter: number;
  /** So many failures in a row, with nobody serving, are the end. */
  mostFailures: number;
  /** From one replacement for the sake of memory to the next. */
  reliefPause: number;
  /** From one look at who is silent to the next, and how many looks are too many. */
  lookEvery: number;
  mostSilence: number;
  /** Until it is prepared: whoever waits for one that hangs before starts no other. */
  longestStart: number;
}

export const usualPlan: RestartPlan = {
  firstPause: 500,
  longestPause: 30_000,
  steadyAfter: 30_000,
  mostFailures: 10,
  reliefPause: 60_000,
  lookEvery: 1_000,
  mostSilence: 30,
  // Tables are brought up to date at a start, in minutes.
  longestStart: 30 * 60_000,
};

export interface Failures {
  /** In a row, this one included. */
  failures: number;
  serving: number;
}

/** Milliseconds until another one is started; undefined when it is over. */
export function pauseAfter({ failures, serving }: Failures, plan: RestartPlan): number | undefined {
  if (serving === 0 && failures >= plan.mostFailures) return undefined;
  if (failures <= 1) return 0;
  return everLater(failures - 1, { first: plan.firstPause, longest: plan.longestPause });
}
