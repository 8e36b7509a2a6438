import { z } from "zod";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { blockSchema, number, richText } from "../../../model/fields/schema-kit.server.ts";
import { headingWords } from "./words.ts";

interface Heading {
  level: number;
  text: SafeHtml;
  /** Set by the page, never by a record: when an update of a live blog came (ART-12). */
  time?: string;
}

/** Any level is stored; only 1 to 6 are drawn (BLOCK-02). */
export const heading = blockSchema({
  schema: z
    .object({ level: number.optional(), rank: number.optional(), text: richText("paragraph") })
    .transform(({ level, rank, text }): Heading => ({ level: level ?? rank ?? 2, text })),
  words: headingWords,
  weight: "prose",
});
