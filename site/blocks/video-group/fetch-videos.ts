// What Show More of a group brings: the next videos of the playlist that are not there yet.

import type { VideoItem } from "../../../model/video/video-item.ts";
import { afterArrival, nextStep, type GroupState } from "./group-state.ts";

/** So many questions are asked for one press, at most. */
const mostTurns = 20;

export interface PlaylistQuestion {
  playlistId: string;
  offset: number;
  size: number;
}

export interface GroupList {
  playlistId: string;
  shouldAddOneToOffset: boolean;
}

export interface MoreOfGroup {
  items: VideoItem[];
  group: GroupState;
}

async function askPlaylist({ playlistId, offset, size }: PlaylistQuestion): Promise<VideoItem[]> {
  const query = new URLSearchParams({ offset: String(offset), size: String(size), playlistId });
  const response = await fetch(`/api/video-search/playlist?${query.toString()}`);
  if (!response.ok) throw new Error(`The playlist was answered with ${response.status}`);
  const answer: { items: VideoItem[] } = await response.json();
  return answer.items;
}

/** `shown`: the addresses of the videos that stand there. A part of the playlist in which there is nothing else is passed over. */
export async function fetchVideos(
  start: GroupState,
  { playlistId, shouldAddOneToOffset }: GroupList,
  shown: ReadonlySet<string | null>,
  ask: (question: PlaylistQuestion) => Promise<VideoItem[]> = askPlaylist,
): Promise<MoreOfGroup> {
  let group = start;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const step = nextStep(group, shouldAddOneToOffset);
    if (step.do !== "request") break;
    const answer = await ask({ playlistId, offset: step.offset, size: step.size });
    group = afterArrival(group, answer.length);
    const items = answer.filter(({ url }) => !shown.has(url));
    if (items.length > 0) return { items, group };
  }
  return { items: [], group };
}
