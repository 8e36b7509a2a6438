// The videos of a playlist, in its order, as lists show them (VIDEO-04). What is gone, expired or not out yet is passed over, so that
// places in the list are places among what can be seen.

import type { ContentClient } from "../../content/client.ts";
import { isWatchable, knownVideo } from "./known-video.ts";
import { videoItem } from "./video-item.ts";
import type { VideoItem } from "../../model/video/video-item.ts";

export interface PlaylistPart {
  title?: string;
  items: VideoItem[];
  total: number;
}

interface Part {
  offset: number;
  size: number;
}

/** A playlist longer than this is a mistake. */
const mostVideos = 500;

export async function playlistPart(
  content: Pick<ContentClient, "byId" | "byPaths">,
  playlistId: string,
  { offset, size }: Part,
  now: number,
): Promise<PlaylistPart> {
  const playlist = await content.byId("playlist", playlistId);
  if (playlist === undefined) return { items: [], total: 0 };
  const paths = playlist.videos.slice(0, mostVideos).map((id) => `/video/${id}`);
  const found = await content.byPaths("video", paths);
  const seen = found.filter((video) => isWatchable(knownVideo(video, now)));
  return {
    title: playlist.title,
    items: seen
      .slice(offset, offset + size)
      .flatMap((video) => video ?? [])
      .map((video) => videoItem(video)),
    total: seen.length,
  };
}
