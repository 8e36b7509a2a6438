// LIST-13: the dates of shelves, MMMM dd, yyyy, in a zone of their own when the publisher has set one. Pure.

import { LRUCache } from "lru-cache";
import { longDate, timeOf } from "../../lib/dates.ts";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";
import type { VideoShow } from "../../../model/video/video-show.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The same few hundred moments stand on every shelf; writing one out costs as much as drawing a card. */
const written = new LRUCache<string, string>({ max: 4000 });

export function shelfDate(date: string | undefined, zone?: string): string | undefined {
  const key = `${date} ${zone}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const at = timeOf(date);
  if (at === undefined) return undefined;
  const text = zone === undefined ? longDate(at) : formatterOf(zone).format(at);
  written.set(key, text);
  return text;
}

/** Making one costs more than a page's worth of uses. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone: zone, month: "long", day: "2-digit", year: "numeric" });
  formatters.set(zone, made);
  return made;
}

/** An episode is as old as its broadcast; the channel has no date. */
export function datedThumbnail(video: CarouselThumbnail, zone: string | undefined): CarouselThumbnail {
  return { ...video, date: video.isLive ? undefined : shelfDate(video.airDate ?? video.publicationDate, zone) };
}

export function datedShow(show: VideoShow, zone: string | undefined): VideoShow {
  const { fullEpisode, clipsEpisode } = show;
  return {
    ...show,
    fullEpisode: fullEpisode && { ...fullEpisode, date: shelfDate(fullEpisode.airDate, zone) },
    clipsEpisode: clipsEpisode && { ...clipsEpisode, date: shelfDate(clipsEpisode.clipDate, zone) },
  };
}
