import { z } from "zod";
import { flagOr, listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, number } from "../../../model/fields/schema-kit.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

const gridOf = (columns: number) =>
  z.object({
    ...listing,
    columns: number.pipe(z.literal([2, 3, 4], { error: "must be 2, 3 or 4" })).prefault(columns),
    hasDescription: flagOr(columns === 2),
    hasTime: flagOr(true),
  });

export const cardGrid = blockSchema({ schema: gridOf(3), words: listingWords, weight: "part" });
export const twoAcross = blockSchema({ schema: gridOf(2), words: listingWords, weight: "part" });
export const threeAcross = blockSchema({ schema: gridOf(3), words: listingWords, weight: "part" });
