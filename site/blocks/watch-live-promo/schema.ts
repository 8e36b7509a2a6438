import { z } from "zod";
import { blockSchema, pictureUrl, text, url } from "../../../model/fields/schema-kit.server.ts";
import { watchLivePromoWords } from "./words.ts";

/** CARD-08. */
export const watchLivePromo = blockSchema({
  schema: z.object({
    promoText: text,
    promoUrl: url,
    pillText: text.default("Live"),
    calReplyCode: text.optional(),
    imageUrl: pictureUrl.optional(),
  }),
  words: watchLivePromoWords,
  weight: "part",
});
