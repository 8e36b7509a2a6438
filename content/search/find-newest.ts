// The newest matches of a look-up, however many there are: the last days are asked first, then ever longer times, until there are enough. What
// everybody writes about is found in the first step, what is rare in the last, and no step reads much more than the one before.

import { rangeLabels, windowsBefore } from "./labels.ts";
import type { Find, Match, Newest, Reach, Times } from "./search-index.ts";

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

/**
 * Row numbers, roughly by time: who needs the order exactly sorts them. For an index whose look-ups stop as soon as they have enough: all times
 * are asked first, and counted; where there are not too many, nothing else is asked.
 */
export async function findNewest(
  find: Find,
  match: Match,
  { reach, counted = reach + 1 }: Reach,
  times: Times,
): Promise<Newest> {
  const steps = timeSteps(times);
  if (!isPossible(match) || steps.length === 0) return { keys: [], counted: 0 };
  const within = (step: TimeStep, limit: number) =>
    find({ ...match, labels: [...(match.labels ?? []), ...(step === undefined ? [] : [step])] }, limit);
  const all = await within(steps.at(-1), counted);
  if (all.length <= reach) return { keys: all, counted: all.length };
  const found = new Set<number>();
  for (const step of steps.slice(0, -1)) {
    for (const key of await within(step, reach)) found.add(key);
    if (found.size >= reach) break;
  }
  return { keys: [...found, ...all.filter((key) => !found.has(key))].slice(0, reach), counted: all.length };
}
