// What a node says of itself in a few words, and how the others read it: it may be of another release.

import { z } from "zod";
import { notedReport, type NotedReport } from "../browser-reports/last-reports.ts";
import { measuredNames, type MeasuredName, type VitalFigures } from "../browser-reports/vital-figures.ts";
import { routeKinds } from "../operating/request-times.ts";
import type { Totals } from "../operating/totals.ts";
import type { RecentRates } from "./recent-rates.ts";

const share = z.number().min(0).max(1).optional().catch(undefined);

const nodeSummary = z.object({
  release: z.string().catch(""),
  /** Milliseconds. */
  upFor: z.number().catch(0),
  workers: z.number().catch(0),
  workersLost: z.number().catch(0),
  /** Bytes, of all workers. */
  memory: z.number().catch(0),
  cachedPages: z.number().catch(0),
  streams: z.number().catch(0),
  perSecond: z.number().catch(0),
  errorShare: share,
  hitShare: share,
  p95: z.partialRecord(z.enum(routeKinds), z.number()).catch({}),
  /** How many in each step, of all kinds of pages, since it started. */
  vitals: z.partialRecord(z.enum(measuredNames), z.array(z.number())).catch({}),
  reports: z.array(notedReport).catch([]),
});

export type NodeSummary = z.output<typeof nodeSummary>;

export interface SummaryParts {
  totals: Totals;
  release: string;
  rates: RecentRates;
  reports: readonly NotedReport[];
}

const mostReports = 10;

export function summaryOf({ totals: { figures, state, workers }, release, rates, reports }: SummaryParts): NodeSummary {
  return {
    release,
    upFor: Math.max(0, ...workers.map(({ upFor }) => upFor)),
    workers: workers.length,
    workersLost: figures.workersLost,
    memory: workers.reduce((sum, { memory }) => sum + memory, 0),
    cachedPages: state.cachedPages,
    streams: state.streams,
    ...rates,
    vitals: vitalSteps(figures.vitals),
    reports: reports.slice(0, mostReports),
  };
}

/** Undefined for what cannot be read at all. */
export function readSummary(text: string): NodeSummary | undefined {
  try {
    return nodeSummary.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function vitalSteps(vitals: VitalFigures): NodeSummary["vitals"] {
  const told = measuredNames.map((name): [MeasuredName, number[]] => [
    name,
    addedSteps(Object.values(vitals[name]).map(({ steps }) => steps)),
  ]);
  return Object.fromEntries(told.filter(([, steps]) => steps.length > 0));
}

/** Place by place. */
export function addedSteps(all: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...all.map((steps) => steps.length));
  return Array.from({ length }, (_, step) => all.reduce((sum, steps) => sum + (steps[step] ?? 0), 0));
}
