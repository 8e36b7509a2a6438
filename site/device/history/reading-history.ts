// The stories a reader has read, on this device alone, and only after the reader has switched it on.

import { storageEntry } from "../storage-entry.ts";
import { listIn, without, withNewest } from "../storage-list.ts";
import { deviceStoryIn, type StoryToSave } from "../device-story.ts";

export const historyKey = "reading-history";
export const mostRead = 100;

/** The entry is there while the history is on; switching it off leaves nothing behind. */
export const readingHistory = storageEntry({
  key: historyKey,
  version: 1,
  parse: (saved) => ({
    isOn: saved.get("isOn") === true,
    stories: saved.get("isOn") === true ? listIn(saved.get("stories"), deviceStoryIn).slice(0, mostRead) : [],
  }),
});

/** False when the browser keeps nothing. */
export function switchHistory(isOn: boolean): boolean {
  if (isOn) return readingHistory.keep({ isOn, stories: readingHistory.read().stories });
  readingHistory.forget();
  return true;
}

export function noteRead(story: StoryToSave, at: number): void {
  const { isOn, stories } = readingHistory.read();
  if (isOn) readingHistory.keep({ isOn, stories: withNewest(stories, { ...story, at }, mostRead) });
}

export function forgetRead(url: string): void {
  const { isOn, stories } = readingHistory.read();
  readingHistory.keep({ isOn, stories: without(stories, url) });
}

export function emptyHistory(): void {
  readingHistory.keep({ isOn: readingHistory.read().isOn, stories: [] });
}
