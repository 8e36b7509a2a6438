// Fetches what “For you” shows, for the page it stands on.

import { pageElementId } from "../../../core/page-element.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { fetchFollowed } from "./fetch-followed.ts";
import { followedTopics } from "./followed-topics.ts";
import { pickStories } from "./pick-stories.ts";

/** Ours are in a list of their own. */
function storiesOnPage(): Set<string> {
  const links = document.querySelectorAll(`#${pageElementId} a[href]:not([data-island=for-you] a)`);
  return new Set([...links].flatMap((link) => link.getAttribute("href") ?? []));
}

export async function storiesForYou(): Promise<StoryItem[]> {
  const { topics } = followedTopics.read();
  return topics.length === 0 ? [] : pickStories(await fetchFollowed(topics), storiesOnPage());
}

export const onFollowChange = followedTopics.watch;
