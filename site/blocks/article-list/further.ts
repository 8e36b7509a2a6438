// What Show More needs once it is pressed, or was: what draws further stories, and those that the page does not show yet.

import { pageElementId } from "../../../core/page-element.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { fetchMore, type MorePlace, type MoreStories } from "./fetch-more.ts";
import { FurtherStories } from "./FurtherStories.tsx";

export interface Drawn {
  Further: typeof FurtherStories;
}

/** Another list of the page may show a story that this one comes to now. */
function urlsOnPage(): Set<string | null> {
  return new Set(
    [...document.querySelectorAll(`#${pageElementId} article a`)].map((link) => link.getAttribute("href")),
  );
}

export async function furtherFrom(place: MorePlace): Promise<MoreStories & Drawn> {
  return { Further: FurtherStories, ...(await fetchMore(place, urlsOnPage())) };
}

/** Of stories that were shown before: the page may have been made anew since. */
export function furtherAgain(stories: readonly StoryItem[]): { stories: StoryItem[] } & Drawn {
  const onPage = urlsOnPage();
  return { Further: FurtherStories, stories: stories.filter(({ url }) => !onPage.has(url)) };
}
