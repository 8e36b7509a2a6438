// What a benchmark measured, as it is written down.

import { z } from "zod";

export const figureSchema = z.strictObject({
  /** The benchmark that measured it: `npm run bench -- NAME` measures it again. */
  bench: z.string(),
  name: z.string(),
  value: z.number(),
  /** Without one it is a ratio. */
  unit: z.enum(["ms", "s", "a second", "KB", "MB", "of 100", "requests", "changes"]).optional(),
  bar: z.union([z.strictObject({ atMost: z.number() }), z.strictObject({ atLeast: z.number() })]).optional(),
});

export type Figure = z.output<typeof figureSchema>;

/** All that was measured in one run. */
export const reportSchema = z.strictObject({
  /** The day. */
  on: z.string(),
  machine: z.strictObject({ processor: z.string(), cores: z.number(), memory: z.string(), node: z.string() }),
  figures: z.array(figureSchema),
});

export type Report = z.output<typeof reportSchema>;

export function holds({ value, bar }: Figure): boolean | undefined {
  if (bar === undefined) return undefined;
  return "atMost" in bar ? value <= bar.atMost : value >= bar.atLeast;
}
