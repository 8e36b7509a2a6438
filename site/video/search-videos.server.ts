// Asks the store for what a search names: newest first, each video once, without those that have expired.

import type { ContentClient } from "../../content/client.ts";
import { newestFirst } from "../../content/layouts/read-stories.ts";
import type { Card } from "../../model/stories/card.ts";
import { videoLists, type VideoSearch } from "./video-search.ts";

/** Some of those that are found may have expired. */
const spare = 4;

export async function searchVideos(
  content: Pick<ContentClient, "cards">,
  search: VideoSearch,
  now: number,
): Promise<Card[]> {
  const { lists, anyOf, exclude } = videoLists(search);
  const ask = (within: readonly string[]) =>
    content.cards({ type: "video", lists: within, exclude, size: search.size + spare });
  const found =
    anyOf.length === 0
      ? await ask(lists)
      : newestFirst((await Promise.all(anyOf.map((list) => ask([...lists, list])))).flat());
  return found.filter((card) => !hasExpired(card, now)).slice(0, search.size);
}

function hasExpired({ video }: Card, now: number): boolean {
  return video?.expires !== undefined && Date.parse(video.expires) <= now;
}
