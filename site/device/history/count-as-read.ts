// A story counts as read when it has been in front of the reader for a few seconds; a look in passing does not.

import type { StoryToSave } from "../device-story.ts";
import { noteRead, readingHistory } from "./reading-history.ts";

const aWhile = 5000;

/** Answers the function that stops it: the page has gone. */
export function countAsRead(story: StoryToSave): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    noteRead(story, Date.now());
    stop();
  };
  // The history may be switched on, or the tab looked at, while the story is open.
  const look = () => {
    clearTimeout(timer);
    if (readingHistory.read().isOn && !document.hidden) timer = setTimeout(note, aWhile);
  };
  const stopWatching = readingHistory.watch(look);
  document.addEventListener("visibilitychange", look);
  const stop = () => {
    clearTimeout(timer);
    stopWatching();
    document.removeEventListener("visibilitychange", look);
  };
  look();
  return stop;
}
