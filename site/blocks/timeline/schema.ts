import { z } from "zod";
import { instant } from "../../../model/time/instant.ts";
import { blockSchema, listOf, pictureUrl, text, url } from "../../../model/fields/schema-kit.server.ts";
import { timelineWords } from "./words.ts";

/** The time is an instant, or words such as `Dawn` where the hour is not known. */
const entry = z.object({
  label: text,
  url: url.optional(),
  time: z.union([instant, text]).optional(),
});

/** CARD-07. */
export const timeline = blockSchema({
  schema: z
    .object({
      title: text.optional(),
      url: url.optional(),
      dek: text.optional(),
      imageUrl: pictureUrl.optional(),
      imageAlt: text.optional(),
      entries: listOf(entry).default([]),
      items: listOf(entry).default([]),
    })
    .transform(({ entries, items, ...rest }) => ({ ...rest, entries: [...entries, ...items] })),
  words: timelineWords,
  weight: "part",
});
