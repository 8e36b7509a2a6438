// The newest matches of a look-up, however many there are: the last days are asked first, then ever longer times, until there are enough. What
// everybody writes about is found in the first step, what is rare in the last, and no step reads much more than the one before.

import { rangeLabels, windowsBefore } from "./labels.ts";
import type { Find, Match } from "./search-index.ts";

export interface Times {
  from?: number | undefined;
  /** Not later than this. */
  to: number;
}

/** Row numbers, roughly by time: who needs the order exactly sorts them. The shortest times may be skipped. */
export async function findNewest(
  find: Find,
  match: Match,
  limit: number,
  { from, to }: Times,
  skipped = 0,
): Promise<number[]> {
  const found = new Set<number>();
  const whole = from === undefined ? undefined : rangeLabels(from, to);
  for (const window of [...windowsBefore(to).slice(skipped), whole]) {
    const labels = [...(match.labels ?? []), ...(window === undefined ? [] : [window])];
    if (labels.some((choices) => choices.length === 0)) continue;
    for (const key of await find({ ...match, labels }, limit)) found.add(key);
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}
