// What Show More of a group needs once the page's own videos are shown: what draws further ones, and those that are not there yet.

import { fetchVideos, type GroupList, type MoreOfGroup } from "./fetch-videos.ts";
import { FurtherVideos } from "./FurtherVideos.tsx";
import type { GroupState } from "./group-state.ts";

export interface Drawn {
  Further: typeof FurtherVideos;
}

export const drawn: Drawn = { Further: FurtherVideos };

/** In this group, and of the page itself. */
function urlsShown(island: Element | null): Set<string | null> {
  const links = [...(island?.closest("section")?.querySelectorAll("article a") ?? [])];
  return new Set([location.pathname, ...links.map((link) => link.getAttribute("href"))]);
}

export async function furtherFrom(
  group: GroupState,
  list: GroupList,
  island: Element | null,
): Promise<MoreOfGroup & Drawn> {
  return { ...drawn, ...(await fetchVideos(group, list, urlsShown(island))) };
}
