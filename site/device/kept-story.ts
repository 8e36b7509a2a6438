// A story as the device keeps it: enough to find it again and to know it by sight.

import { pathIn, textIn } from "./kept-list.ts";

/** What the page says of its story. */
export interface StoryToKeep {
  url: string;
  title: string;
  section?: string | undefined;
  imageUrl?: string | undefined;
}

export interface KeptStory extends StoryToKeep {
  /** When it was saved, or read: milliseconds. */
  at: number;
}

export function keptStoryIn(fields: ReadonlyMap<string, unknown>): KeptStory | undefined {
  const url = pathIn(fields.get("url"));
  const title = textIn(fields.get("title"));
  const at = fields.get("at");
  if (url === undefined || title === undefined || typeof at !== "number" || !Number.isFinite(at)) return undefined;
  return { url, title, at, section: textIn(fields.get("section")), imageUrl: textIn(fields.get("imageUrl")) };
}
