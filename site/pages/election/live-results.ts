// Keeps the results on show up to date and tells of races that are called.

import type { IslandLife } from "../../../core/client/islands.ts";
import { followResults, type FollowedResults } from "./follow-results.ts";

export function liveResults(element: HTMLElement, followed: FollowedResults, { signal }: IslandLife): void {
  const region = element.querySelector("output");
  const say = (words: string) => {
    if (region !== null) region.textContent = words;
  };
  followResults(followed, say, signal);
}
