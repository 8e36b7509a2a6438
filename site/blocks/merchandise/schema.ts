import { z } from "zod";
import { picture } from "../../../model/fields/shared-fields.ts";
import { blockSchema, listOf, oneOrSeveral, richText, text, url } from "../../../model/fields/schema-kit.server.ts";
import { merchandiseWords } from "./words.ts";

const item = z.object({
  title: text,
  description: richText("bio").optional(),
  url: url.optional(),
  imageUrl: picture,
  author: z.object({ name: text, url: url.optional() }).optional(),
  buttons: listOf(z.object({ label: text, url })).default([]),
});

/** CARD-04: a single thing, or several under one title. */
export const merchandise = blockSchema({
  schema: oneOrSeveral(item),
  words: merchandiseWords,
  weight: "part",
});
