// Whether anything but a redirect answers at a path.

import { mayStandAt } from "../model/addresses/may-stand-at.ts";
import type { ContentClient } from "./client.ts";
import { isOut } from "./records/is-out.ts";
import { isFixedAddress } from "./redirects/is-fixed-address.ts";

type Reads = Pick<ContentClient, "byPath">;

const otherKinds = ["section", "static_page", "live_event", "tag", "show", "person", "election"] as const;

export async function standsAt(content: Reads, path: string, now: number): Promise<boolean> {
  const story = await content.byPath("article", path);
  return (story !== undefined && isOut(story, now)) || hasOtherPage(content, path);
}

/** One that is no story's. */
export async function hasOtherPage(content: Reads, path: string): Promise<boolean> {
  if (isFixedAddress(path)) return true;
  const kinds = otherKinds.filter((kind) => mayStandAt(kind, path));
  const found = await Promise.all([...kinds, "video" as const].map((kind) => content.byPath(kind, path)));
  return found.some((record) => record !== undefined && (!("published" in record) || record.published));
}
