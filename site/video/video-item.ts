// VIDEO-05: a video as lists show it, and as its own page shows it.

import type { VideoItem } from "../../model/video/video-item.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { topicLink } from "../../content/records/topic-link.ts";
import { placeholder } from "../../model/pictures/placeholder.ts";
import { chooseStream, isFullEpisode, isLiveStream } from "./choose-stream.ts";
import { videoPath } from "../../model/video/video-address.ts";

type VideoDoc = RecordDocs["video"];

export interface DisplayedVideo {
  title: string;
  thumbnail: string;
  external_id: string;
  /** Milliseconds. */
  duration?: number;
  lastPublishedDate?: string;
  fullEpisode: boolean;
  expDate?: string;
  streamUrl?: string;
  show?: string;
  videoAirStart?: string;
}

export function videoIdOf({ external_id, id }: Pick<VideoDoc, "external_id" | "id">): string {
  return external_id ?? id;
}

/** A generic brand image when there is no thumbnail (VIDEO-02). */
export function thumbnailOf({ thumbnail }: Pick<VideoDoc, "thumbnail">): string {
  return thumbnail ?? placeholder;
}

export function videoItem(video: VideoDoc, playingNow?: string): VideoItem {
  const id = videoIdOf(video);
  const { title, brightcove, publication_date, last_published_date, isLocked, category, spark_shows } = video;
  return {
    id,
    title,
    url: videoPath(id),
    thumbnailUrl: thumbnailOf(video),
    publicationDate: publication_date ?? last_published_date,
    // A channel has no length.
    duration: isLiveStream(brightcove.media_tags) ? undefined : brightcove.duration,
    isEpisode: isFullEpisode(brightcove.media_tags),
    isLocked,
    isPlayingNow: id === playingNow,
    category: topicLink(category),
    show: spark_shows?.title,
  };
}

export function displayedVideo(video: VideoDoc): DisplayedVideo {
  const { title, brightcove, last_published_date, expiration_date, spark_shows } = video;
  return {
    title,
    thumbnail: thumbnailOf(video),
    external_id: videoIdOf(video),
    duration: brightcove.duration,
    lastPublishedDate: last_published_date,
    fullEpisode: isFullEpisode(brightcove.media_tags),
    expDate: expiration_date,
    streamUrl: chooseStream(brightcove)?.url,
    show: spark_shows?.title,
    videoAirStart: brightcove.start_air_date,
  };
}
