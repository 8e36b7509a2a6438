// When an event is tried again, when an endpoint is, and when either is given up. Pure.

import { everLater } from "../../model/work/ever-later.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour];

/** An event is tried for so long after it happened. */
const triedFor = 3 * day;
/** An endpoint that has taken nothing for so long is switched off. */
const failingFor = 5 * day;
const longestPause = 10 * minute;

/** Undefined for never. */
export function eventAgain({ tries, at, now }: { tries: number; at: number; now: number }): number | undefined {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? second;
  return now - at > triedFor ? undefined : now + pause;
}

/** While it fails one event at a time finds out whether it is back. */
export function endpointAgain(failures: number, now: number): number {
  return now + everLater(failures, { first: second, longest: longestPause });
}

export function isToBeSwitchedOff(failingSince: number, now: number): boolean {
  return now - failingSince >= failingFor;
}
