// VIDEO-05: a horizontal group of videos. It brings its items, or names the playlist that does.

import { z } from "zod";
import { duration } from "../../../model/time/duration.ts";
import { idText, picture } from "../../../model/fields/shared-fields.ts";
import { instant } from "../../../model/time/instant.ts";
import { placeholder } from "../../../model/pictures/placeholder.ts";
import { videoPath } from "../../../model/video/video-address.ts";
import type { VideoItem } from "../../../model/video/video-item.ts";
import { blockSchema, flag, listOf, number, text, url } from "../../../model/fields/schema-kit.server.ts";
import { listingWords } from "../../../model/words/module-words.ts";

const item = z
  .object({
    id: idText,
    title: text,
    url: url.optional(),
    thumbnailUrl: picture,
    publicationDate: instant.optional(),
    duration: duration.optional(),
    isEpisode: flag.default(false),
    isLocked: flag.default(false),
    isPlayingNow: flag.default(false),
    category: z.object({ name: text, url }).optional(),
    show: text.optional(),
  })
  .transform((given): VideoItem => ({
    ...given,
    url: given.url ?? videoPath(given.id),
    thumbnailUrl: given.thumbnailUrl ?? placeholder,
  }));

export const videoGroup = blockSchema({
  schema: z
    .object({
      title: text,
      titleUrl: url.optional(),
      items: listOf(item).default([]),
      totalOfItems: number.optional(),
      playlistId: idText.optional(),
      shouldAddOneToOffset: flag.default(false),
    })
    .transform((given) => ({ ...given, totalOfItems: given.totalOfItems ?? given.items.length })),
  words: listingWords,
  weight: "part",
});
