// A story as the device keeps it: enough to find it again and to know it by sight.

import { pathIn, textIn } from "./storage-list.ts";

/** What the page says of its story. */
export interface StoryToSave {
  url: string;
  title: string;
  section?: string;
  imageUrl?: string;
}

export interface DeviceStory extends StoryToSave {
  /** When it was saved, or read: milliseconds. */
  at: number;
}

export function deviceStoryIn(fields: ReadonlyMap<string, unknown>): DeviceStory | undefined {
  const url = pathIn(fields.get("url"));
  const title = textIn(fields.get("title"));
  const at = fields.get("at");
  if (url === undefined || title === undefined || typeof at !== "number" || !Number.isFinite(at)) return undefined;
  return { url, title, at, section: textIn(fields.get("section")), imageUrl: textIn(fields.get("imageUrl")) };
}
