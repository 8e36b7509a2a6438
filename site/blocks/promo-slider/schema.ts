import { z } from "zod";
import { picture } from "../../../model/fields/shared-fields.ts";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { promoSliderWords } from "./words.ts";

const slide = z.object({
  showTitle: text.optional(),
  title: text,
  url,
  buttonLabel: text.optional(),
  images: z
    .object({ mobile: picture, tablet: picture, desktop: picture, bigDesktop: picture })
    .default({ mobile: undefined, tablet: undefined, desktop: undefined, bigDesktop: undefined }),
  imageUrl: picture,
});

/** HEAD-04. */
export const promoSlider = blockSchema({
  aliases: ["full-span-promo-slider", "full-span-slider"],
  schema: z
    .object({
      title: text.optional(),
      slides: listOf(slide).default([]),
      items: listOf(slide).default([]),
    })
    .transform(({ slides, items, ...rest }) => ({ ...rest, slides: [...slides, ...items] })),
  words: promoSliderWords,
  weight: "part",
});
