import { z } from "zod";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { categoryHeadingWords } from "./words.ts";

/** HEAD-01; the line and the links under the title are the site's own. */
export const categoryHeading = blockSchema({
  schema: z.object({
    title: text,
    url: url.optional(),
    description: text.optional(),
    links: listOf(z.object({ label: text, url })).default([]),
  }),
  words: categoryHeadingWords,
  weight: "part",
});
