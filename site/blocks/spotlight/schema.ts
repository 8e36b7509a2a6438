import { z } from "zod";
import { listing } from "../../../model/stories/listing.server.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

/** The first item is the hero; the others stand beside it as headlines. */
export const spotlight = blockSchema({
  aliases: ["big-top"],
  schema: z.object(listing),
  words: listingWords,
  weight: "part",
});
