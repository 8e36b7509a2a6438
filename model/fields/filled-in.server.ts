// How a field is filled in by whoever writes a record in a form, where its schema does not tell: it reads anything, or a text that is a time.

import type { z } from "zod";
import type { Envelope } from "../desk/record-shapes.ts";

export type FilledIn =
  /** `component`: one of any kind, as bodies have them. */
  | { as: "number" | "moment" | "day" | "markup" | "picture" | "component" }
  | { like: z.ZodType }
  | { rowsOf: z.ZodType }
  /** Of several kinds, each with fields of its own. */
  | { kinds: Readonly<Record<string, z.ZodType>>; envelopes: readonly Envelope[] };

const noted = new WeakMap<object, FilledIn>();

/** Noted of this schema alone: one that is made of it by adding a check is another. */
export function filledIn<S extends z.ZodType>(how: FilledIn, schema: S): S {
  noted.set(schema, how);
  return schema;
}

export function howFilledIn(schema: z.core.$ZodType): FilledIn | undefined {
  return noted.get(schema);
}
