// Whether anything but a redirect answers at a path.

import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import { isFixedAddress } from "../../content/redirects/is-fixed-address.ts";

const otherKinds = ["section", "static_page", "live_event", "tag", "show", "person", "video", "election"] as const;

export async function standsAt(content: ContentClient, path: string, now: number): Promise<boolean> {
  const story = await content.byPath("article", path);
  return (story !== undefined && isOut(story, now)) || hasOtherPage(content, path);
}

/** One that is no story's. */
export async function hasOtherPage(content: ContentClient, path: string): Promise<boolean> {
  if (isFixedAddress(path)) return true;
  const found = await Promise.all(otherKinds.map((kind) => content.byPath(kind, path)));
  return found.some((record) => record !== undefined);
}
