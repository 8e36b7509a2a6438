import { z } from "zod";
import { limits } from "../../../model/fields/content-limits.ts";
import { blockSchema, flag, pictureUrl, text, url, videoHome } from "../../../model/fields/schema-kit.server.ts";
import { videoUrl } from "../../../model/video/video-address.ts";
import { relatedMediaWords } from "./words.ts";

/** BLOCK-05: a video or a slideshow that belongs to the story. */
export const relatedMedia = blockSchema({
  schema: z
    .object({
      type: z.enum(["video", "slideshow"]),
      title: text,
      url: url.optional(),
      imageUrl: pictureUrl.optional(),
      originalImageUrl: pictureUrl.optional(),
      caption: text.optional(),
      videoId: z.coerce.string().max(limits.idBytes).optional(),
      videoDomain: videoHome.optional(),
      newWindow: flag.optional(),
    })
    .transform((given, context) => {
      const { type, title, caption, videoId, videoDomain } = given;
      const address = given.url ?? (videoId === undefined ? undefined : videoUrl(videoId, videoDomain));
      if (address === undefined) {
        context.addIssue({ code: "custom", path: ["url"], message: "is missing" });
        return z.NEVER;
      }
      const imageUrl = given.originalImageUrl ?? given.imageUrl;
      return { type, title, url: address, imageUrl, caption, videoId, newWindow: given.newWindow || undefined };
    }),
  words: relatedMediaWords,
  weight: "part",
});
