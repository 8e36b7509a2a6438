import { z } from "zod";
import { flagOr, listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { storyItem } from "../../../model/stories/story-item.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

/** LIST-10. */
export const recirculationUnit = blockSchema({
  schema: z
    .object({
      ...listing,
      articles: listOf(storyItem).default([]),
      hasSource: flagOr(true),
      showButton: flagOr(true),
      buttonText: text.optional(),
      buttonUrl: url.optional(),
    })
    .transform(({ articles, items, ...rest }) => ({ ...rest, items: [...articles, ...items] })),
  words: listingWords,
  weight: "part",
});
