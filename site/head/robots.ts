// META-02: what search engines may do with a page.

import type { HeadTag } from "../../core/head.ts";
import { meta } from "./head-tags.ts";

export const robots = {
  default: "noarchive, noodp, max-image-preview:large",
  article: "index, follow, max-image-preview:large, max-video-preview:-1",
  /** What its publisher keeps from search engines. */
  unsearched: "noindex, follow",
  /** Search results, previews and error pages. */
  none: "noindex, nofollow",
} as const;

/** The news index alone; other searches find the page by its canonical address. */
export function newsRobots(staysOut: boolean): HeadTag[] {
  return staysOut ? meta("Googlebot-News", "noindex") : [];
}
