// Reads the items that a module brings with it, in every spelling that exports use, into the one shape that is drawn.

import { z } from "zod";
import { duration } from "../time/duration.ts";
import { instant } from "../time/instant.ts";
import { isExternal } from "../addresses/site-path.ts";
import { responsiveImages } from "../fields/responsive-images.server.ts";
import { flag, listOf, pictureUrl, text, url } from "../fields/schema-kit.server.ts";
import type { StoryItem } from "./story-item.ts";

const story = z.object({
  title: text,
  url,
  imageUrl: pictureUrl.optional(),
  imageAlt: text.optional(),
  imageCopyright: text.optional(),
  responsiveImages: responsiveImages.optional(),
  dek: text.optional(),
  description: text.optional(),
  kickerText: text.optional(),
  eyebrowType: text.optional(),
  duration: duration.optional(),
  durationReadable: duration.optional(),
  isBreaking: flag.optional(),
  isDeveloping: flag.optional(),
  isLive: flag.optional(),
  isOpinion: flag.optional(),
  isVideo: flag.optional(),
  category: z.object({ name: text, url }).optional().catch(undefined),
  authors: listOf(z.object({ name: text, url: url.optional(), avatar: pictureUrl.optional() })).optional(),
  publicationDate: instant.optional(),
  lastPublishedDate: instant.optional(),
  lastPublicationDate: instant.optional(),
  relatedArticles: listOf(z.object({ title: text, url, duration: duration.optional() })).optional(),
  source: text.optional(),
  isExternal: flag.optional(),
});

export const storyItem = story.transform((given): StoryItem => {
  const { description, durationReadable, isVideo, lastPublicationDate, ...rest } = given;
  return {
    ...rest,
    dek: rest.dek ?? description,
    duration: rest.duration ?? durationReadable,
    lastPublishedDate: rest.lastPublishedDate ?? lastPublicationDate,
    form: isVideo || rest.url.startsWith("/video/") ? "video" : undefined,
    isExternal: rest.isExternal ?? (isExternal(rest.url) || undefined),
  };
});
