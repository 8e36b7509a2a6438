// Values sorted into steps, as histograms of Prometheus have them. Plain numbers that only grow, as all figures.

export interface StepCounts {
  /** How many ended in each step; the last is of those beyond all. */
  steps: number[];
  sum: number;
}

/** The upper ends of the steps. */
export type StepEnds = readonly number[];

export function noSteps(ends: StepEnds): StepCounts {
  return { steps: Array.from({ length: ends.length + 1 }, () => 0), sum: 0 };
}

export function countStep(counts: StepCounts, ends: StepEnds, value: number): void {
  let step = 0;
  while (step < ends.length && value > (ends[step] ?? 0)) step += 1;
  counts.steps[step] = (counts.steps[step] ?? 0) + 1;
  counts.sum += value;
}

/** The value that this share of all stays below, as Prometheus reckons it: evenly spread within a step. Undefined where nothing was counted. */
export function quantileOf({ steps }: Pick<StepCounts, "steps">, ends: StepEnds, share: number): number | undefined {
  const all = steps.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let below = 0;
  for (const [step, count] of steps.entries()) {
    const end = ends[step];
    const start = ends[step - 1] ?? 0;
    // Nobody knows how far beyond the last end they are.
    if (end === undefined) return start;
    if (count > 0 && below + count >= share * all) return start + ((share * all - below) / count) * (end - start);
    below += count;
  }
  return undefined;
}

/** What came since, of counts that only grow. */
export function stepsSince(
  { steps }: Pick<StepCounts, "steps">,
  before: Pick<StepCounts, "steps"> | undefined,
): number[] {
  return steps.map((count, step) => Math.max(0, count - (before?.steps[step] ?? 0)));
}
