import { z } from "zod";
import { blockSchema, number, pictureUrl, text, url } from "../../../model/fields/schema-kit.server.ts";
import { channelPromoWords } from "./words.ts";

const whole = (most: number) => number.pipe(z.int().min(0).max(most));

/** CARD-06. */
export const channelPromo = blockSchema({
  schema: z.object({
    title: text,
    url,
    time: text.optional(),
    dek: text.optional(),
    label: text.optional(),
    imageUrl: pictureUrl.optional(),
    imageAlt: text.optional(),
    countdown: z.object({ days: number.pipe(z.int().min(0)), hours: whole(24), minutes: whole(59) }).optional(),
  }),
  words: channelPromoWords,
  weight: "part",
});
