// The stories a reader has saved, on this device alone.

import { keptEntry } from "../kept-entry.ts";
import { has, listIn, without, withNewest } from "../kept-list.ts";
import { keptStoryIn, type KeptStory, type StoryToKeep } from "../kept-story.ts";

export const savedKey = "saved-stories";
/** A saved page is also held for reading offline: a shelf, not an archive. */
export const mostSaved = 200;

export const savedStories = keptEntry({
  key: savedKey,
  version: 1,
  parse: (kept) => ({ stories: listIn(kept.get("stories"), keptStoryIn).slice(0, mostSaved) }),
});

export function isSaved(url: string): boolean {
  return has(savedStories.read().stories, url);
}

export function saveStory(story: StoryToKeep, at: number): boolean {
  return savedStories.keep({ stories: withNewest(savedStories.read().stories, { ...story, at }, mostSaved) });
}

export function unsaveStory(url: string): boolean {
  return savedStories.keep({ stories: without(savedStories.read().stories, url) });
}

/** A story that was removed by mistake, where it stood. */
export function putBack(story: KeptStory): boolean {
  const others = without(savedStories.read().stories, story.url);
  return savedStories.keep({ stories: [...others, story].toSorted((a, b) => b.at - a.at).slice(0, mostSaved) });
}
