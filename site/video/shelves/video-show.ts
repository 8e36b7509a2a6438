// SHOW-04: a show as shelves show it, with its latest full episode and its latest clip. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Card } from "../../../content/records/record-kind.ts";
import { placeholder } from "../../ui/missing-pictures.ts";

type Show = RecordDocs["show"];

interface Episode {
  id: string;
  account?: string | undefined;
  title: string;
  url: string;
  thumbnailUrl: string;
  /** Milliseconds. */
  duration?: number | undefined;
  isLive: boolean;
  /** As it is written: MMMM dd, yyyy. */
  date?: string | undefined;
}

export interface FullEpisode extends Episode {
  airDate?: string | undefined;
  isLocked: boolean;
}

export interface ClipsEpisode extends Episode {
  clipDate?: string | undefined;
}

export interface VideoShow {
  title: string;
  showImages: { small?: string | undefined; normal?: string | undefined; original?: string | undefined };
  showUrl: string;
  showTime?: string | undefined;
  fullEpisode?: FullEpisode | undefined;
  clipsEpisode?: ClipsEpisode | undefined;
}

export interface ShowOverrides {
  showTitleOverride?: string | undefined;
  showPosterImageUrl?: string | undefined;
}

/** The newest videos of a show. */
export interface LatestOfShow {
  episode?: Card | undefined;
  clip?: Card | undefined;
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
