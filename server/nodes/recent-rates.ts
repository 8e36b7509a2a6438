// How a node did lately, from figures that only grow: what was counted since an earlier look. Pure.

import type { Figures } from "../operating/figures.ts";
import { routeKinds, timeSteps, type RouteKind } from "../operating/request-times.ts";
import { quantileOf, stepsSince } from "../operating/step-counts.ts";

export interface RecentRates {
  perSecond: number;
  /** Of all answers those that were failures of the site; up to 1. Absent where nobody asked. */
  errorShare?: number;
  /** Of the pages those that were in the cache and fresh. */
  hitShare?: number;
  /** Seconds, by what was asked for. */
  p95: Partial<Record<RouteKind, number>>;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

export type RatedFigures = Pick<Figures, "cachedAnswers" | "answers" | "times">;

export function recentRates(now: RatedFigures, before: RatedFigures | undefined, seconds: number): RecentRates {
  const since = (count: (figures: RatedFigures) => number) =>
    Math.max(0, count(now) - (before === undefined ? 0 : count(before)));
  const answers = since(({ cachedAnswers, answers: counts }) => cachedAnswers + sum(Object.values(counts)));
  const errors = since(({ answers: counts }) => counts["5xx"]);
  const cached = { hits: 0, all: 0 };
  const p95: RecentRates["p95"] = {};
  for (const kind of routeKinds) {
    const ofKind: number[] = timeSteps.map(() => 0);
    ofKind.push(0);
    for (const [result, counts] of Object.entries(now.times[kind])) {
      const earlier = before?.times[kind];
      const steps = stepsSince(counts, earlier && new Map(Object.entries(earlier)).get(result));
      for (const [step, count] of steps.entries()) ofKind[step] = (ofKind[step] ?? 0) + count;
      if (result !== "none") cached.all += sum(steps);
      if (result === "hit") cached.hits += sum(steps);
    }
    const slowest = quantileOf({ steps: ofKind }, timeSteps, 0.95);
    if (slowest !== undefined) p95[kind] = slowest;
  }
  return {
    perSecond: seconds > 0 ? answers / seconds : 0,
    ...(answers > 0 && { errorShare: errors / answers }),
    ...(cached.all > 0 && { hitShare: cached.hits / cached.all }),
    p95,
  };
}
