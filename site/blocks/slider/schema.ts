// BLOCK-06: pictures in a row, in the three spellings met: slider items, gallery images, and the images of a raw record's gallery.

import { z } from "zod";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { isResizable } from "../../../model/pictures/image-url.ts";
import type { ResponsiveImage } from "../../../model/pictures/responsive-image.ts";
import { credit, pictureSource } from "../../../model/fields/picture-fields.server.ts";
import { responsiveImages } from "../../../model/fields/responsive-images.server.ts";
import { blockSchema, filledListOf, richText, pictureUrl, text } from "../../../model/fields/schema-kit.server.ts";
import { sliderWords } from "./words.ts";

export interface SliderItem {
  /** By which an address picks this picture (SLIDE-01). */
  imageId?: string;
  url: string;
  /** A smaller one for thumbnails, of pictures that this site cannot resize itself. */
  thumbUrl?: string;
  responsiveImages?: ResponsiveImage[];
  title?: string;
  alt?: string;
  caption?: SafeHtml;
  copyright?: string;
  source?: string;
}

const fields = z.object({
  imageId: z.union([text, z.number()]).transform(String).optional(),
  id: z.union([text, z.number()]).transform(String).optional(),
  imageUrl: pictureUrl.optional(),
  imageOrig: pictureUrl.optional(),
  imageFull: pictureUrl.optional(),
  imageThumb: pictureUrl.optional(),
  imgLarge: pictureUrl.optional(),
  imgSmall: pictureUrl.optional(),
  imgOriginal: pictureUrl.optional(),
  url: pictureUrl.optional(),
  responsiveImages: responsiveImages.optional(),
  title: text.optional(),
  alt: text.optional(),
  imageAlt: text.optional(),
  caption: richText("paragraph").optional(),
  copyright: credit,
  source: pictureSource,
});

/** Raw records put the fields of a picture under `content`. */
function unwrapped(given: unknown): unknown {
  if (typeof given === "string") return { url: given };
  const { content, ...outer } = Object(given);
  return typeof content === "object" ? { ...outer, ...content } : given;
}

const sliderItem = z.preprocess(
  unwrapped,
  fields.transform((given, context): SliderItem => {
    const original = given.imageOrig ?? given.imgOriginal;
    const full = given.imageFull ?? given.imgLarge;
    const shown = given.imageUrl ?? given.url ?? full ?? original ?? given.imgSmall;
    if (shown === undefined) {
      context.addIssue({ code: "custom", path: ["imageUrl"], message: "is missing" });
      return z.NEVER;
    }
    const common = {
      imageId: given.imageId ?? given.id,
      title: given.title,
      alt: given.alt ?? given.imageAlt,
      caption: given.caption,
      copyright: given.copyright,
      source: given.source,
      responsiveImages: given.responsiveImages,
    };
    // The site makes every size of its own pictures, best from the original.
    const own = [original, full, shown].find((address) => address !== undefined && isResizable(address));
    if (own !== undefined) return { ...common, url: own };
    return { ...common, url: shown, thumbUrl: given.imageThumb ?? given.imgSmall };
  }),
);

export const slider = blockSchema({
  aliases: ["slider-items", "image-gallery", "slideshow", "gallery"],
  schema: z
    .object({
      title: text.optional(),
      /** Of all pictures together. */
      caption: richText("paragraph").optional(),
      items: filledListOf(sliderItem).optional(),
      images: filledListOf(sliderItem).optional(),
    })
    .transform(({ title, caption, items, images }, context) => {
      const all = items ?? images ?? [];
      if (all.length === 0) {
        context.addIssue({ code: "custom", path: ["items"], message: "must have a picture" });
        return z.NEVER;
      }
      return { title, ...(caption && { caption }), items: all };
    }),
  words: sliderWords,
  weight: "part",
});
