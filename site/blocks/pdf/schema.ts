// BLOCK-08: a document to read in the page. Exports write its height as a number of pixels, with or without the unit.

import { z } from "zod";
import { blockSchema, sourceUrl, text } from "../schema-kit.server.ts";

const usualHeight = 860;
const heights = { least: 240, most: 2000 };

function pixels(given: string | number | undefined): number {
  const read = /^\s*(\d{1,5})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(String(given ?? ""))?.[1];
  return read === undefined ? usualHeight : Math.min(heights.most, Math.max(heights.least, Number(read)));
}

export const pdf = blockSchema({
  aliases: ["pdf-embed", "pdf-document"],
  schema: z
    .object({
      url: sourceUrl,
      linkText: text.default("View PDF"),
      height: z.union([z.string(), z.number()]).optional(),
    })
    .transform(({ height, ...given }) => ({ ...given, height: pixels(height) })),
});
