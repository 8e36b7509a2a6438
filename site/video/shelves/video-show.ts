// SHOW-04: a show as shelves show it, made from its record and its newest videos. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { placeholder } from "../../../model/pictures/placeholder.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { ClipsEpisode, Episode, FullEpisode, VideoShow } from "../../../model/video/video-show.ts";

type Show = RecordDocs["show"];

export interface ShowOverrides {
  showTitleOverride?: string;
  showPosterImageUrl?: string;
}

/** The newest videos of a show. */
export interface LatestOfShow {
  episode?: Card;
  clip?: Card;
}

export function videoShow(show: Show, latest: LatestOfShow = {}, over: ShowOverrides = {}): VideoShow {
  const { title, image, imageUrl, showImages, mobile_poster_image, show_slug, airtime } = show;
  const usual = over.showPosterImageUrl ?? image ?? imageUrl ?? mobile_poster_image;
  const poster = over.showPosterImageUrl;
  return {
    title: over.showTitleOverride ?? title,
    showImages: {
      small: poster ?? showImages?.small ?? usual,
      normal: poster ?? showImages?.normal ?? usual,
      original: poster ?? showImages?.original ?? usual,
    },
    showUrl: showVideosPath(show_slug),
    showTime: airtime,
    fullEpisode: latest.episode && fullEpisode(latest.episode),
    clipsEpisode: latest.clip && clipsEpisode(latest.clip),
  };
}

/** ROUTE-12: where the videos of a show are. */
export function showVideosPath(slug: string): string {
  return `/video/shows/${encodeURIComponent(slug)}`;
}

function episodeOf({ id, title, url, imageUrl, duration, isLive = false, video }: Card): Episode {
  return {
    id,
    account: video?.account,
    title,
    url,
    thumbnailUrl: imageUrl ?? placeholder,
    duration: isLive ? undefined : duration,
    isLive,
  };
}

function fullEpisode(card: Card): FullEpisode {
  const { video, publicationDate } = card;
  return { ...episodeOf(card), airDate: video?.airDate ?? publicationDate, isLocked: video?.isLocked ?? false };
}

function clipsEpisode(card: Card): ClipsEpisode {
  return { ...episodeOf(card), clipDate: card.publicationDate ?? card.lastPublishedDate };
}
