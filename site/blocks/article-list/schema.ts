import { z } from "zod";
import { flagOr, goingOn, listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { storyItem } from "../../../model/stories/story-item.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

const position = z.enum(["top", "bottom"]).catch("top");

/** LIST-01. */
export const articleList = blockSchema({
  schema: z
    .object({
      ...listing,
      ...goingOn,
      extraFixedItems: listOf(storyItem).default([]),
      hasCategory: flagOr(true),
      hasHero: flagOr(false),
      hasMulti: flagOr(false),
      hasDescription: flagOr(true),
      hasTime: flagOr(true),
      showImage: flagOr(true),
      renderByline: flagOr(false),
      pillsPosition: position.default("top"),
      metaPosition: position.default("bottom"),
      button: z.object({ text, url }).optional().catch(undefined),
    })
    .transform(({ extraFixedItems, items, ...rest }) => ({ ...rest, items: [...extraFixedItems, ...items] })),
  words: listingWords,
  weight: "part",
});
