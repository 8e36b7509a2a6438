import { z } from "zod";
import { idText } from "../../../model/fields/shared-fields.ts";
import { instant } from "../../../model/time/instant.ts";
import { blockSchema, flag, listOf, number, pictureUrl, text } from "../../../model/fields/schema-kit.server.ts";
import { liveEventHeadingWords } from "./words.ts";

const clip = z.object({
  id: idText,
  title: text,
  imageUrl: pictureUrl.optional(),
  /** Milliseconds. */
  duration: number.optional(),
});

/** HEAD-03. The date is an instant, or words. The clips of a playlist are looked up when the page is made. */
export const liveEventHeading = blockSchema({
  schema: z
    .object({
      eyebrow: text.optional(),
      eyebrowText: text.optional(),
      title: text,
      date: z.union([instant, text]).optional(),
      dek: text.optional(),
      breaking: flag.optional(),
      isBreaking: flag.optional(),
      imageUrl: pictureUrl.optional(),
      backgroundImage: pictureUrl.optional(),
      imageAlt: text.optional(),
      videoId: idText.optional(),
      playlist: idText.optional(),
      playlistId: idText.optional(),
      videos: listOf(clip).default([]),
    })
    .transform(({ eyebrow, eyebrowText, breaking, isBreaking, imageUrl, backgroundImage, ...rest }) => ({
      title: rest.title,
      eyebrow: eyebrow ?? eyebrowText,
      date: rest.date,
      dek: rest.dek,
      isBreaking: breaking ?? isBreaking ?? false,
      imageUrl: backgroundImage ?? imageUrl,
      imageAlt: rest.imageAlt,
      videoId: rest.videoId,
      playlist: rest.playlist ?? rest.playlistId,
      videos: rest.videos,
    })),
  words: liveEventHeadingWords,
  weight: "part",
});

export type Clip = z.output<typeof clip>;
