// The newest matches of a look-up, however many there are: the last days are asked first, then ever longer times, until there are enough. What
// everybody writes about is found in the first step, what is rare in the last, and no step reads much more than the one before.

import { rangeLabels, windowsBefore } from "./labels.ts";
import type { Find, Match, Times } from "./search-index.ts";

/** The labels of which one must be there; nothing for all times. Each step holds the one before. */
export type TimeStep = readonly string[] | undefined;

export function timeSteps({ from, to }: Times): TimeStep[] {
  if (from === undefined) return [...windowsBefore(to), undefined];
  const whole = rangeLabels(from, to);
  return [...windowsBefore(to, to - from), ...(whole?.length === 0 ? [] : [whole])];
}

/** Of a list of which one must be there, but which is empty, nothing can be. */
export function isPossible({ labels = [] }: Match): boolean {
  return labels.every((choices) => choices.length > 0);
}

/** Row numbers, roughly by time: who needs the order exactly sorts them. */
export async function findNewest(find: Find, match: Match, limit: number, times: Times): Promise<number[]> {
  const found = new Set<number>();
  if (!isPossible(match)) return [];
  for (const step of timeSteps(times)) {
    const labels = [...(match.labels ?? []), ...(step === undefined ? [] : [step])];
    for (const key of await find({ ...match, labels }, limit)) found.add(key);
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}
