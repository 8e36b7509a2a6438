// What every shelf says of itself (SHELF-09), and the videos it may bring along instead of naming where they are found.

import { z } from "zod";
import { duration } from "../time/duration.ts";
import { idText, picture } from "../fields/shared-fields.ts";
import { instant } from "../time/instant.ts";
import { flag, listOf, text, url } from "../fields/schema-kit.server.ts";
import { placeholder } from "../pictures/placeholder.ts";
import { videoPath } from "./video-address.ts";
import type { CarouselThumbnail } from "./carousel-thumbnail.ts";

export const shelfFields = {
  title: text.optional(),
  shelfTitle: text.optional(),
  description: text.optional(),
  linkUrl: url.optional(),
  linkText: text.optional(),
};

const namedShelf = z.object(shelfFields);

export interface ShelfWords {
  title: string;
  description?: string;
  url?: string;
  linkText?: string;
}

/** The title for the shelf wins over the module's own. */
export function shelfWords(given: z.output<typeof namedShelf>, otherwise: string): ShelfWords {
  const { title, shelfTitle, description, linkUrl, linkText } = given;
  return { title: shelfTitle ?? title ?? otherwise, description, url: linkUrl, linkText };
}

const broughtVideo = z
  .object({
    id: idText,
    title: text,
    href: url.optional(),
    url: url.optional(),
    images: picture,
    thumbnailUrl: picture,
    description: text.optional(),
    publicationDate: instant.optional(),
    airDate: instant.optional(),
    duration: duration.optional(),
    isEpisode: flag.default(false),
    isLocked: flag.default(false),
    isLive: flag.default(false),
    tag: text.optional(),
    show: text.optional(),
  })
  .transform(({ href, url: address, images, thumbnailUrl, tag, show, ...given }): CarouselThumbnail => ({
    ...given,
    href: href ?? address ?? videoPath(given.id),
    image: images ?? thumbnailUrl ?? placeholder,
    tag: tag ?? show,
  }));

export const broughtVideos = listOf(broughtVideo).default([]);
