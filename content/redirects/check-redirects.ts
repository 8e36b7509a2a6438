// All stored redirects looked at together: loops that were there before anybody looked, ways longer than the site follows.

import { nextBy, patternWays, whereNothingStands } from "./pattern-ways.ts";
import { fromPlace, patternOfPlace, sortedPatterns, withoutItsQuery } from "./redirect-address.ts";
import { mostSteps, stepsLookedAt } from "./redirect-faults.ts";
import type { Leading } from "./redirect-notes.ts";

export interface CheckedRedirects {
  /** Each once, beginning and ending with the same path. */
  loops: string[][];
  /** The ways of those that are not followed to their end. */
  long: string[][];
  /** How many lead to another redirect; readers get one step all the same. */
  chained: number;
}

/** `stands` says of a path whether a page is there, redirects aside. */
export function checkRedirects(
  all: readonly Leading[],
  stands: (path: string) => boolean = () => false,
): CheckedRedirects {
  const next = nextAmong(all, stands);
  const inLoop = new Set<string>();
  const checked: CheckedRedirects = { loops: [], long: [], chained: 0 };
  const done = new Set<string>();
  for (const { from } of all) {
    // Every path is walked over once: a walk ends where another has been.
    const steps: string[] = [];
    const onWay = new Map<string, number>();
    let at: string | undefined = from;
    while (at !== undefined && steps.length <= stepsLookedAt && !done.has(at) && !onWay.has(at)) {
      onWay.set(at, steps.length);
      steps.push(at);
      at = next(at);
    }
    const back = at === undefined ? undefined : onWay.get(at);
    if (back !== undefined && at !== undefined) {
      const loop = steps.slice(back);
      for (const path of loop) inLoop.add(path);
      checked.loops.push([...loop, at]);
    }
    for (const path of steps) done.add(path);
  }
  for (const { from } of all) {
    const steps = [from];
    let at = next(from);
    while (at !== undefined && steps.length <= mostSteps + 1 && !inLoop.has(at)) {
      steps.push(at);
      at = next(at);
    }
    if (steps.length > 2) checked.chained += 1;
    if (steps.length - 1 > mostSteps) checked.long.push(steps);
  }
  return checked;
}

function nextAmong(
  all: readonly Leading[],
  stands: (path: string) => boolean,
): (address: string) => string | undefined {
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  const ways = patternWays(sortedPatterns(all.flatMap(({ from }) => patternOfPlace(fromPlace(from)) ?? [])));
  const next = nextBy((from) => targets.get(from), whereNothingStands(ways, stands));
  return (address) => {
    const at = next(address);
    // What leads away from a path leads away from it with any query.
    return at === undefined || next(at) !== undefined ? at : withoutItsQuery(at);
  };
}
