import { z } from "zod";
import { flagOr, listing } from "../../../model/stories/listing.server.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

const variants = ["lead", "video", "headlines"] as const;

const bucketOf = (variant: (typeof variants)[number]) =>
  z.object({
    ...listing,
    /** `lead`: one big story and headlines beside it; `video`: a dark strip of posters; `headlines`: words in columns. */
    variant: z.enum(variants).default(variant),
    showImage: flagOr(true),
    showContentEyebrow: flagOr(true),
    showTimestamp: flagOr(true),
  });

/** CARD-02. */
export const bucket = blockSchema({ schema: bucketOf("lead"), words: listingWords, weight: "part" });
export const videoStrip = blockSchema({ schema: bucketOf("video"), words: listingWords, weight: "part" });
