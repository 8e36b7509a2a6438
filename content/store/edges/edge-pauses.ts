// When an edge that failed is asked again, and whether it may be asked now. Pure.

import { everLater } from "../../../model/work/ever-later.ts";

const second = 1_000;
const minute = 60 * second;

const pauseOfOwn = second / 2;

/**
 * Milliseconds until an edge that failed is asked again: a second, then ever more, a minute at most. One that the publisher runs is asked twice a
 * second: from the moment it is reached again until it is purged readers see what is old. No edge is ever given up.
 */
export function edgePause(failures: number, isOwn: boolean): number {
  return isOwn ? pauseOfOwn : everLater(failures, { first: second, longest: minute });
}

interface Held {
  claimed_until: number;
  retry_at: number | null;
}

/** By whoever purges it, or because it failed. What is longer than either can be was written by a clock that was wrong. */
export function isHeldBack({ claimed_until, retry_at }: Held, now: number, claimFor: number): boolean {
  const isClaimed = claimed_until > now && claimed_until <= now + 2 * claimFor;
  const isWaiting = retry_at !== null && retry_at > now && retry_at <= now + 2 * minute;
  return isClaimed || isWaiting;
}
