import { z } from "zod";
import { limits, moreThan } from "../../../model/fields/content-limits.ts";
import { sanitise } from "../../../model/html/sanitise.server.ts";
import { filledIn } from "../../../model/fields/filled-in.server.ts";
import { blockSchema, filledListOf, readMarkup, richText, text } from "../../../model/fields/schema-kit.server.ts";
import { tableWords } from "./words.ts";

/** An empty cell keeps its place in the row, however the export spells it. */
const cell = filledIn(
  { as: "markup" },
  z
    .union([z.string(), z.number(), z.boolean(), z.null(), z.object({})], { error: "must be a text or a number" })
    .transform((value, context) =>
      readMarkup(context, () => sanitise(typeof value === "object" ? "" : String(value).trim(), "paragraph")),
    ),
);

const row = z.array(cell).max(limits.listElements, moreThan(limits.listElements, "cells"));

export const table = blockSchema({
  schema: z.object({
    header: row.optional(),
    rows: filledIn(
      { rowsOf: row },
      filledListOf(row).refine((rows) => rows.length > 0, "must have a row"),
    ),
    /** Sums and the like, below a line. */
    foot: filledListOf(row).optional(),
    caption: text.optional(),
    /** Below it: where the figures come from. */
    note: richText("paragraph").optional(),
  }),
  words: tableWords,
  weight: "part",
});
