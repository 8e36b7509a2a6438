// VIDEO-02: which of a video's streams is played.

import type { Video } from "../../content/records/video.ts";

type Hosted = Pick<Video["brightcove"], "media_tags" | "streams">;

export interface ChosenStream {
  url: string;
  format: "hls" | "mp4";
}

/**
 * A live stream plays from its playlist, everything else from its file. Where the right one is missing the other is better than
 * nothing: a recording that came as a playlist alone still plays.
 */
export function chooseStream({ media_tags, streams }: Hosted): ChosenStream | undefined {
  const playlist = streams.find(({ url }) => isPlaylist(url));
  const file = streams.find(({ url, mime_type }) => isFile(mime_type) && !isPlaylist(url));
  const chosen = isLiveStream(media_tags) ? (playlist ?? file) : (file ?? playlist);
  return chosen && { url: chosen.url, format: chosen === playlist ? "hls" : "mp4" };
}

export function isLiveStream(mediaTags: readonly string[]): boolean {
  return mediaTags.includes("live_stream");
}

export function isFullEpisode(mediaTags: readonly string[]): boolean {
  return mediaTags.includes("full_episode");
}

function isPlaylist(url: string): boolean {
  return url.includes("m3u8");
}

/** "MP4" in exports, "video/mp4" elsewhere. */
function isFile(mimeType: string | undefined): boolean {
  return /^(video\/)?mp4$/i.test(mimeType ?? "");
}
