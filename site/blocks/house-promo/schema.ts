import { z } from "zod";
import { housePromoTones } from "../../../model/brand/brand-file.ts";
import { blockSchema, text, url } from "../../../model/fields/schema-kit.server.ts";
import { housePromoWords } from "./words.ts";

/** An offer of the publisher's own. The layout `house-promos` holds those that stand where no advertiser does. */
export const housePromo = blockSchema({
  schema: z.object({
    /** Its colours and its drawing. */
    tone: z.enum(housePromoTones).catch("navy").default("navy"),
    label: text,
    headline: text,
    text: text.optional(),
    button: text,
    url,
  }),
  words: housePromoWords,
  weight: "part",
});
