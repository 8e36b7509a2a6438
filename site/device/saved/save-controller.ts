// What the Save button does, fetched after the page: knows what is saved, saves and lets go, and has the page held for reading offline.

import { saveForOffline, letGo } from "./save-stories.ts";
import { isSaved, savedStories } from "./saved-stories.ts";
import { countAsRead } from "../history/count-as-read.ts";
import type { StoryToSave } from "../device-story.ts";

/** What the button says. */
export type SaveWords = "Save" | "Saved" | "Can’t be saved here";

const wordsFor = (url: string): SaveWords => (isSaved(url) ? "Saved" : "Save");

/** Tells whether the story is saved, now and after every change; counts it as read where the reader wants that. */
export function watchStory(story: StoryToSave, tell: (words: SaveWords) => void): () => void {
  const look = () => tell(wordsFor(story.url));
  look();
  const stopWatching = savedStories.watch(look);
  const stopCounting = countAsRead(story);
  return () => {
    stopWatching();
    stopCounting();
  };
}

export function toggleSaved(story: StoryToSave, tell: (words: SaveWords) => void): void {
  const isStored = isSaved(story.url) ? letGo(story.url) : saveForOffline(story, Date.now());
  if (!isStored) tell("Can’t be saved here");
}
