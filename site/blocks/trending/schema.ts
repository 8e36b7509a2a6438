import { z } from "zod";
import { flagOr, goingOn, listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, text, url } from "../../../model/fields/schema-kit.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

/** CARD-07, LIST-11. */
export const trending = blockSchema({
  schema: z.object({
    ...listing,
    ...goingOn,
    title: text.default("Trending"),
    hasCategory: flagOr(true),
    buttonLabel: text.optional(),
    buttonLink: url.optional(),
  }),
  words: listingWords,
  weight: "part",
});
