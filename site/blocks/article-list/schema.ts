import { z } from "zod";
import { flagOr, listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, listOf, number, text, url, word } from "../../../model/fields/schema-kit.server.ts";
import { storyItem } from "../../../model/stories/story-item.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

const position = z.enum(["top", "bottom"]).catch("top");

/** LIST-01. `queryParams`, `from` and `moreUrl` say how Show More goes on; the layout engine sets them. */
export const articleList = blockSchema({
  schema: z
    .object({
      ...listing,
      extraFixedItems: listOf(storyItem).default([]),
      hasCategory: flagOr(true),
      hasHero: flagOr(false),
      hasMore: flagOr(false),
      hasMulti: flagOr(false),
      hasDescription: flagOr(true),
      hasTime: flagOr(true),
      showImage: flagOr(true),
      renderByline: flagOr(false),
      pillsPosition: position.default("top"),
      metaPosition: position.default("bottom"),
      queryParams: z.record(word, z.union([text, z.number(), z.boolean()]).transform(String)).optional(),
      from: number.optional(),
      moreUrl: url.optional(),
      button: z.object({ text, url }).optional().catch(undefined),
    })
    .transform(({ extraFixedItems, items, ...rest }) => ({ ...rest, items: [...extraFixedItems, ...items] })),
  words: listingWords,
});
