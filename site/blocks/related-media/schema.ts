import { z } from "zod";
import { brand } from "../../../model/brand.ts";
import { limits } from "../../../model/fields/content-limits.ts";
import { siteUrl } from "../../../model/addresses/site-path.ts";
import { blockSchema, flag, sourceUrl, text, url } from "../../../model/fields/schema-kit.server.ts";
import { relatedMediaWords } from "./words.ts";

/** BLOCK-05: a video or a slideshow that belongs to the story. */
export const relatedMedia = blockSchema({
  schema: z
    .object({
      type: z.enum(["video", "slideshow"]),
      title: text,
      url: url.optional(),
      imageUrl: sourceUrl.optional(),
      originalImageUrl: sourceUrl.optional(),
      caption: text.optional(),
      videoId: z.coerce.string().max(limits.idBytes).optional(),
      videoDomain: text.optional(),
      newWindow: flag.optional(),
    })
    .transform((given, context) => {
      const { type, title, caption, videoId, videoDomain = brand.domain } = given;
      const address =
        given.url ?? (videoId === undefined ? undefined : siteUrl(`https://${videoDomain}/video/${videoId}`));
      if (address === undefined) {
        context.addIssue({ code: "custom", path: ["url"], message: "is missing" });
        return z.NEVER;
      }
      const imageUrl = given.originalImageUrl ?? given.imageUrl;
      return { type, title, url: address, imageUrl, caption, videoId, newWindow: given.newWindow || undefined };
    }),
  words: relatedMediaWords,
});
