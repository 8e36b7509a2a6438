import { z } from "zod";
import { idText, objectOrEmptyList, picture } from "../../../model/fields/shared-fields.ts";
import { duration } from "../../../model/time/duration.ts";
import { instant } from "../../../model/time/instant.ts";
import { videoPath } from "../../../model/video/video-address.ts";
import { blockSchema, flag, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { showListWords } from "./words.ts";

/** The newest whole broadcast, or the newest piece of one. One without an id is none. */
const episode = z
  .object({
    id: idText,
    title: text,
    thumbnailUrl: picture,
    airDate: instant.optional(),
    clipDate: instant.optional(),
    duration: duration.optional(),
    isLive: flag.optional(),
    isLocked: flag.optional(),
  })
  .transform(({ id, airDate, clipDate, isLive, isLocked, ...rest }) => ({
    ...rest,
    url: videoPath(id),
    date: airDate ?? clipDate,
    isLive: isLive || undefined,
    isLocked: isLocked || undefined,
  }))
  .optional()
  .catch(undefined);

const show = z
  .object({
    title: text,
    showImages: objectOrEmptyList(z.object({ small: picture, normal: picture, original: picture })),
    imageUrl: picture,
    showUrl: url.optional(),
    url: url.optional(),
    showTime: text.optional(),
    fullEpisode: episode,
    clipsEpisode: episode,
  })
  .transform(({ title, showImages, imageUrl, showUrl, url: address, showTime, fullEpisode, clipsEpisode }, context) => {
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
      episodes: [
        ...(fullEpisode === undefined ? [] : [{ label: "Full episode", ...fullEpisode }]),
        ...(clipsEpisode === undefined ? [] : [{ label: "Clip", ...clipsEpisode }]),
      ],
    };
  });

/** The cards of SHOW-04. */
export const showList = blockSchema({
  schema: z
    .object({ title: text.optional(), url: url.optional(), items: listOf(show).default([]) })
    .transform(({ items, ...rest }) => ({ ...rest, shows: items })),
  words: showListWords,
  weight: "part",
});
