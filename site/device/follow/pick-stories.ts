// Which stories “For you” shows: the newest of what is followed, each once, none that stands on the page already.

import type { StoryItem } from "../../../model/stories/story-item.ts";

export const mostForYou = 8;

const timeOf = ({ publicationDate }: StoryItem) => Date.parse(publicationDate ?? "") || 0;

export function pickStories(
  lists: readonly (readonly StoryItem[])[],
  onPage: ReadonlySet<string>,
  most = mostForYou,
): StoryItem[] {
  const stories = new Map(lists.flat().map((story) => [story.url, story]));
  return [...stories.values()]
    .filter(({ url }) => !onPage.has(url))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, most);
}
