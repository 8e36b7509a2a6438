// A hosted video in the body (BLOCK-01). Exports name its id, its words and its picture in several ways.

import { z } from "zod";
import { duration } from "../../../model/time/duration.ts";
import { idText, picture } from "../../../model/fields/shared-fields.ts";
import { videoUrl } from "../../../model/video/video-address.ts";
import { blockSchema, flag, richText, text, videoHome } from "../../../model/fields/schema-kit.server.ts";
import { videoWords } from "./words.ts";

const fields = z.object({
  videoId: idText.optional(),
  video_id: idText.optional(),
  external_id: idText.optional(),
  id: idText.optional(),
  title: text.optional(),
  caption: richText("paragraph").optional(),
  imageUrl: picture,
  thumbnail: picture,
  imageAlt: text.optional(),
  videoDomain: videoHome.optional(),
  domain: videoHome.optional(),
  duration: duration.optional(),
  isSpotlight: flag.optional(),
});

/** What is left is what every player of a story needs to know; the video's own record knows the rest. */
export const videoFields = fields.transform((given, context) => {
  const videoId = given.videoId ?? given.video_id ?? given.external_id ?? given.id;
  if (videoId === undefined) {
    context.addIssue({ code: "custom", path: ["videoId"], message: "is missing" });
    return z.NEVER;
  }
  return {
    videoId,
    url: videoUrl(videoId, given.videoDomain ?? given.domain),
    title: given.title,
    caption: given.caption,
    imageUrl: given.imageUrl ?? given.thumbnail,
    imageAlt: given.imageAlt,
    duration: given.duration,
    isSpotlight: given.isSpotlight || undefined,
  };
});

export const videoInline = blockSchema({
  aliases: ["video", "hosted-video", "brightcove-video", "inline-video"],
  schema: videoFields,
  words: videoWords,
  weight: "part",
});
