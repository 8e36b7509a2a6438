import { z } from "zod";
import { objectOrEmptyList, picture } from "../../../model/fields/shared-fields.ts";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { showListWords } from "./words.ts";

const show = z
  .object({
    title: text,
    showImages: objectOrEmptyList(z.object({ small: picture, normal: picture, original: picture })),
    imageUrl: picture,
    showUrl: url.optional(),
    url: url.optional(),
    showTime: text.optional(),
  })
  .transform(({ title, showImages, imageUrl, showUrl, url: address, showTime }, context) => {
    const to = showUrl ?? address;
    if (to === undefined) {
      context.addIssue({ code: "custom", path: ["showUrl"], message: "is missing" });
      return z.NEVER;
    }
    return {
      title,
      url: to,
      imageUrl: showImages?.original ?? showImages?.normal ?? showImages?.small ?? imageUrl,
      airtime: showTime,
    };
  });

/** The cards of SHOW-04, without their episodes. */
export const showList = blockSchema({
  schema: z
    .object({ title: text.optional(), url: url.optional(), items: listOf(show).default([]) })
    .transform(({ items, ...rest }) => ({ ...rest, shows: items })),
  words: showListWords,
});
