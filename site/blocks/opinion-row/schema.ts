import { z } from "zod";
import { listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

/** Columnists with their faces. */
export const opinionRow = blockSchema({
  schema: z.object({ ...listing, title: text.default("Opinion") }),
  words: listingWords,
  weight: "part",
});
