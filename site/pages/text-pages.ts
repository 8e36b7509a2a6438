// Pages of running text, which is set in the brand's reading face: the serif comes with them. Others show little of it, and far down; it is fetched
// when they have been painted, for the page that is read next.

import type { PageName } from "./registry.ts";

export const textPages: ReadonlySet<PageName> = new Set<PageName>([
  "article",
  "article-amp",
  "article-interactive",
  "article-print",
  "article-slideshow",
  "corrections",
  "live-event",
  "static",
]);
