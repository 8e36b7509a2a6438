// What a browser may report of how a page was for its reader: known names, values that can be, and nothing else.

import { z } from "zod";
import { keysOf } from "../../model/fields/keys-of.ts";
import { pages } from "../../site/pages/registry.ts";
import { mostNavigations, type VitalsReport } from "../../site/vitals/vital-names.ts";
import { vitalNames } from "../../site/vitals/vital-names.ts";
import { countVital, type VitalFigures } from "./vital-figures.ts";

const page = z.enum(keysOf(pages));
/** Longer than anybody waits: a tab that slept, or somebody's joke. */
const milliseconds = z.number().min(0).max(600_000);
const shift = z.number().min(0).max(100);

const reportSchema = z.strictObject({
  page,
  vitals: z
    .strictObject({ LCP: milliseconds, CLS: shift, INP: milliseconds, TTFB: milliseconds, FCP: milliseconds })
    .partial(),
  navigations: z.array(z.strictObject({ page, ms: milliseconds })).max(mostNavigations),
}) satisfies z.ZodType<VitalsReport>;

/** False where it is none of what a browser tells; nothing is counted then. */
export function countVitals(figures: VitalFigures, told: unknown): boolean {
  const { data } = reportSchema.safeParse(told);
  if (data === undefined) return false;
  for (const name of vitalNames) {
    const value = data.vitals[name];
    if (value !== undefined) countVital(figures, name, data.page, value);
  }
  for (const { page: kind, ms } of data.navigations) countVital(figures, "navigation", kind, ms);
  return true;
}
