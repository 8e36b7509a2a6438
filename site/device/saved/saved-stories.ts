// The stories a reader has saved, on this device alone.

import { storageEntry } from "../storage-entry.ts";
import { has, listIn, without, withNewest } from "../storage-list.ts";
import { deviceStoryIn, type DeviceStory, type StoryToSave } from "../device-story.ts";

export const savedKey = "saved-stories";
/** A saved page is also held for reading offline: a shelf, not an archive. */
export const mostSaved = 200;

export const savedStories = storageEntry({
  key: savedKey,
  version: 1,
  parse: (saved) => ({ stories: listIn(saved.get("stories"), deviceStoryIn).slice(0, mostSaved) }),
});

export function isSaved(url: string): boolean {
  return has(savedStories.read().stories, url);
}

export function saveStory(story: StoryToSave, at: number): boolean {
  return savedStories.keep({ stories: withNewest(savedStories.read().stories, { ...story, at }, mostSaved) });
}

export function unsaveStory(url: string): boolean {
  return savedStories.keep({ stories: without(savedStories.read().stories, url) });
}

/** A story that was removed by mistake, where it stood. */
export function putBack(story: DeviceStory): boolean {
  const others = without(savedStories.read().stories, story.url);
  return savedStories.keep({ stories: [...others, story].toSorted((a, b) => b.at - a.at).slice(0, mostSaved) });
}
