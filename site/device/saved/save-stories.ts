// Saves stories and lets them go, and has the service worker hold their pages meanwhile, so that they can be read without a connection.
// A browser without a worker has the list all the same.

import { dropPage, keepPage } from "../../offline/cache-page.ts";
import type { DeviceStory, StoryToSave } from "../device-story.ts";
import { putBack, saveStory, unsaveStory } from "./saved-stories.ts";

function holding(isStored: boolean, ask: (path: string) => Promise<boolean>, url: string): boolean {
  if (isStored) void ask(url).catch(() => undefined);
  return isStored;
}

export function saveForOffline(story: StoryToSave, at: number): boolean {
  return holding(saveStory(story, at), keepPage, story.url);
}

export function letGo(url: string): boolean {
  return holding(unsaveStory(url), dropPage, url);
}

/** A story that was let go by mistake. */
export function saveAgain(story: DeviceStory): boolean {
  return holding(putBack(story), keepPage, story.url);
}
