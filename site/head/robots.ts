// META-02: what search engines may do with a page.

import type { HeadTag } from "../../core/head.ts";
import { meta } from "./head-tags.ts";

export const robots = {
  default: "noarchive, noodp, max-image-preview:large",
  article: "index, follow, max-image-preview:large, max-video-preview:-1",
  /** Search results, previews and error pages. */
  none: "noindex, nofollow",
} as const;

/** A post shared from elsewhere stays out of the news index: its first home is meant to be found. */
export function sharedPostRobots(isSharedPost: boolean): HeadTag[] {
  return isSharedPost ? meta("Googlebot-News", "noindex") : [];
}
