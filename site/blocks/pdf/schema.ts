// BLOCK-08: a document to read in the page. Exports write its height as a number of pixels, with or without the unit.

import { z } from "zod";
import { anyText, blockSchema, sourceUrl, text } from "../../../model/fields/schema-kit.server.ts";
import { pdfWords } from "./words.ts";

const usualHeight = 860;
const heights = { least: 240, most: 2000 };

function pixels(given: string | number | undefined): number {
  const read = /^(\d{1,5})(?:\.\d+)?\s*(?:px)?$/i.exec(String(given ?? "").trim())?.[1];
  return read === undefined ? usualHeight : Math.min(heights.most, Math.max(heights.least, Number(read)));
}

export const pdf = blockSchema({
  aliases: ["pdf-embed", "pdf-document"],
  schema: z
    .object({
      url: sourceUrl,
      linkText: text.default("View PDF"),
      height: z.union([anyText, z.number()]).optional(),
    })
    .transform(({ height, ...given }) => ({ ...given, height: pixels(height) })),
  words: pdfWords,
  weight: "part",
});
