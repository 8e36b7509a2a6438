// The few ways in which things move on the channel: quickly in, calmly to rest.

import type { Motion, Placement } from "./film.ts";

/** 0 before the time, 1 when it is over, slowing down on the way. */
export function progress(time: number, from: number, over: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / over));
  return 1 - (1 - part) ** 3;
}

export const still =
  (x = 0, y = 0): Motion =>
  () => ({ x, y });

/** A camera that goes along a wide picture, a whole pixel each frame or two, so that nothing shimmers. */
export function pan(from: readonly [number, number], to: readonly [number, number], seconds: number): Motion {
  return (time) => {
    const part = time / seconds;
    return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part };
  };
}

interface Entrance extends Placement {
  /** Seconds into the shot. */
  at: number;
  over?: number;
}

export function fadeIn({ at, over = 0.4, ...place }: Entrance): Motion {
  return (time) => (time < at ? undefined : { ...place, opacity: progress(time, at, over) });
}

/** Comes from that far off, while it fades in. */
export function slideIn({ at, over = 0.6, ...place }: Entrance, by: readonly [number, number]): Motion {
  return (time) => {
    if (time < at) return undefined;
    const left = 1 - progress(time, at, over);
    return { ...place, x: place.x + by[0] * left, y: place.y + by[1] * left, opacity: Math.min(1, (1 - left) * 2) };
  };
}

/** Uncovered from the left. */
export function wipeIn({ at, over = 0.7, ...place }: Entrance): Motion {
  return (time) => (time < at ? undefined : { ...place, across: progress(time, at, over) });
}

/** Grows from its foot. */
export function growIn({ at, over = 0.9, ...place }: Entrance): Motion {
  return (time) => (time < at ? undefined : { ...place, up: progress(time, at, over) });
}
