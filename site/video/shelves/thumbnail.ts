// SHELF-09: a video as a shelf shows it. Made from the small card of a list, or from the video's record. Pure.

import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Card } from "../../../model/stories/card.ts";
import { isLiveStream } from "../choose-stream.ts";
import { knownVideo } from "../known-video.ts";
import { displayedVideo, videoIdOf, videoItem } from "../video-item.ts";
import { placeholder } from "../../../model/pictures/placeholder.ts";

/** What an editor or a story wrote over the video's own words. */
export interface WrittenOver {
  title?: string;
  image?: string;
  publicationDate?: string;
}

export function thumbnailOfCard(card: Card): CarouselThumbnail {
  const { id, title, url, imageUrl, dek, duration, isLive = false, publicationDate, lastPublishedDate, video } = card;
  const isEpisode = video?.isEpisode ?? false;
  return {
    id,
    title,
    href: url,
    image: imageUrl ?? placeholder,
    description: dek,
    publicationDate: publicationDate ?? lastPublishedDate,
    airDate: isEpisode ? video?.airDate : undefined,
    duration: isLive ? undefined : duration,
    isEpisode,
    isLocked: video?.isLocked ?? false,
    isLive,
    tag: video?.show,
  };
}

/** Undefined when it is not there, not out yet, expired or without a stream. */
export function thumbnailOfVideo(
  video: RecordDocs["video"] | undefined,
  now: number,
  over: WrittenOver = {},
): CarouselThumbnail | undefined {
  const { standing } = knownVideo(video, now);
  if (video === undefined || standing === "missing" || standing === "expired") return undefined;
  const { title, url, thumbnailUrl, publicationDate, duration, isEpisode, isLocked, show } = videoItem(video);
  return {
    id: videoIdOf(video),
    title: over.title ?? title,
    href: url,
    image: over.image ?? thumbnailUrl,
    description: video.description,
    publicationDate: over.publicationDate ?? publicationDate,
    airDate: isEpisode ? displayedVideo(video).videoAirStart : undefined,
    duration,
    isEpisode,
    isLocked,
    isLive: isLiveStream(video.brightcove.media_tags),
    tag: show,
  };
}
