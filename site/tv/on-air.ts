// What is on a channel at a moment and what follows (SCHED-02). Between programs nothing is on.

export interface Timed {
  start: number;
  end: number;
}

export interface OnAir<P extends Timed> {
  now?: P;
  next?: P;
}

/** Of programs in order of time. */
export function onAirAt<P extends Timed>(programs: readonly P[], at: number): OnAir<P> {
  const index = programs.findIndex(({ end }) => end > at);
  const first = programs[index];
  if (first === undefined) return {};
  return first.start <= at ? { now: first, next: programs[index + 1] } : { next: first };
}

/** When the answer will be another one; undefined when it never will. */
export function changesAt({ now, next }: OnAir<Timed>): number | undefined {
  return now?.end ?? next?.start;
}

/** How much of it has gone by, in hundredths. */
export function shareGone({ start, end }: Timed, at: number): number {
  return Math.round(Math.min(1, Math.max(0, (at - start) / (end - start))) * 100);
}
