// Which pages have a text edition of their own, and where it is. What has none is offered the edition's front page.

import type { PageName } from "../pages/registry.ts";
import { litePath } from "./lite-html.ts";

/** Those that `read-lite.server.ts` can tell in words. */
const withEdition: ReadonlySet<PageName> = new Set<PageName>([
  "home",
  "section",
  "article",
  "article-slideshow",
  "article-interactive",
  "static",
  "alerts",
  "person",
  "personalities",
  "show",
  "shows",
  "live-event",
  "coverage",
  "election",
  "video-landing",
  "video",
]);

/** Two addresses show the people of the newsroom; this is their own. */
const peoplePath = "/personalities";

export function textEdition(page: PageName, path: string): string | undefined {
  if (!withEdition.has(page)) return undefined;
  return encodeURI(litePath(page === "personalities" ? peoplePath : path));
}
