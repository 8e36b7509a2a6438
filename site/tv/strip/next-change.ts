// When what is on will not be on any more.

import type { OnNowChannel } from "./fetch-on-now.ts";

/** Milliseconds; undefined where nothing is known to end or to begin. */
export function untilChange(channels: readonly OnNowChannel[], now: number): number | undefined {
  const change = Math.min(...channels.flatMap(({ now: on, next }) => on?.end ?? next?.start ?? []));
  return Number.isFinite(change) ? Math.max(change - now, 0) : undefined;
}
