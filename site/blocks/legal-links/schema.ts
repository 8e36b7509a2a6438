// VIDEO-06: what must stand under the videos, the first entry of the legal-links layout.

import { z } from "zod";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { legalLinksWords } from "./words.ts";

const link = z.object({ label: text, url });

export const legalLinks = blockSchema({
  schema: z
    .object({ title: text.default("Legal"), text: text.optional(), items: listOf(link).default([]) })
    .transform(({ items, ...rest }) => ({ ...rest, links: items })),
  words: legalLinksWords,
  weight: "part",
});
