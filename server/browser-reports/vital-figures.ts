// What browsers measured for readers, sorted into steps by the kind of page. A kind that nobody has told of has none.

import type { PageName } from "../../site/pages/registry.ts";
import { vitalNames, type VitalName } from "../../site/vitals/vital-names.ts";
import { countStep, noSteps, type StepCounts, type StepEnds } from "../operating/step-counts.ts";

/** A client navigation is measured as the vitals of documents are. */
export const measuredNames = [...vitalNames, "navigation"] as const;
export type MeasuredName = VitalName | "navigation";

export type VitalFigures = Record<MeasuredName, Partial<Record<PageName, StepCounts>>>;

export function newVitalFigures(): VitalFigures {
  return { LCP: {}, CLS: {}, INP: {}, TTFB: {}, FCP: {}, navigation: {} };
}

/** Seconds. Among them the ends of good and poor for each vital. */
const secondEnds: StepEnds = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
/** A layout shift is a share of the viewport. */
const shiftEnds: StepEnds = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export const endsOf = (name: MeasuredName): StepEnds => (name === "CLS" ? shiftEnds : secondEnds);

/** As browsers tell it: milliseconds, but for layout shifts. */
export function countVital(figures: VitalFigures, name: MeasuredName, page: PageName, value: number): void {
  const ends = endsOf(name);
  const counts = (figures[name][page] ??= noSteps(ends));
  countStep(counts, ends, name === "CLS" ? value : value / 1000);
}
