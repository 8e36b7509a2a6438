// BLOCK-04. Exports give the picture under three names, and fill some fields with a space or the word undefined.

import { z } from "zod";
import { blockSchema, flag, listOf, richText, text, url } from "../schema-kit.server.ts";

/** A blank text is none. */
const blankable = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const externalUrl = z.preprocess((value) => (value === "undefined" ? undefined : value), url.optional());

const responsiveImage = z.object({ media: text.optional(), srcset: text });

export const articleImage = blockSchema({
  aliases: ["image"],
  schema: z
    .object({
      url: url.optional(),
      externalUrl,
      baseImage: url.optional(),
      type: text.optional(),
      imageAlt: text.optional(),
      alt: text.optional(),
      isSpotlight: flag.optional(),
      caption: richText("paragraph").optional(),
      copyright: blankable,
      responsiveImages: listOf(responsiveImage).optional(),
    })
    .transform((given, context) => {
      const address = given.url ?? given.externalUrl ?? given.baseImage;
      if (address === undefined) {
        context.addIssue({ code: "custom", path: ["url"], message: "is missing" });
        return z.NEVER;
      }
      return {
        url: address,
        imageAlt: given.imageAlt ?? given.alt,
        caption: given.caption,
        copyright: given.copyright,
        isSpotlight: given.isSpotlight || undefined,
        responsiveImages: given.responsiveImages,
      };
    }),
});
