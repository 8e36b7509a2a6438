// BLOCK-04. Exports give the picture under three names, and fill some fields with a space or the word undefined.

import { z } from "zod";
import { credit, externalUrl } from "../../../model/fields/picture-fields.server.ts";
import { responsiveImages } from "../../../model/fields/responsive-images.server.ts";
import { blockSchema, flag, richText, pictureUrl, text } from "../../../model/fields/schema-kit.server.ts";
import { imageWords } from "./words.ts";

export const imageFields = z
  .object({
    url: pictureUrl.optional(),
    externalUrl,
    baseImage: pictureUrl.optional(),
    type: text.optional(),
    imageAlt: text.optional(),
    alt: text.optional(),
    isSpotlight: flag.optional(),
    caption: richText("paragraph").optional(),
    copyright: credit,
    responsiveImages: responsiveImages.optional(),
  })
  .transform((given, context) => {
    const address = given.url ?? given.externalUrl ?? given.baseImage;
    if (address === undefined) {
      context.addIssue({ code: "custom", path: ["url"], message: "is missing" });
      return z.NEVER;
    }
    return {
      url: address,
      type: given.type,
      imageAlt: given.imageAlt ?? given.alt,
      caption: given.caption,
      copyright: given.copyright,
      isSpotlight: given.isSpotlight || undefined,
      responsiveImages: given.responsiveImages,
    };
  });

export const articleImage = blockSchema({ aliases: ["image"], schema: imageFields, words: imageWords, weight: "part" });
