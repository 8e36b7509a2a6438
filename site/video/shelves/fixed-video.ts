// SHELF-04: what an editor fixed by its address is a video, a story that may hold one, or not ours to show. Pure.

import type { FixedArticle } from "../../../model/stories/search-criteria.server.ts";
import { isExternal } from "../../../model/addresses/site-path.ts";
import type { WrittenOver } from "./thumbnail.ts";

export interface FixedPick {
  kind: "video" | "article" | "foreign";
  /** A path, or the whole address of what stands elsewhere. */
  url: string;
  over: WrittenOver;
}

const videoPage = /^\/video\/[^/]+$/;

/** The sister business channel's site is another host, as every other site is. */
export function pickFixed({ url, title, imageUrl }: FixedArticle): FixedPick {
  const over = { title, image: imageUrl };
  if (isExternal(url)) return { kind: "foreign", url, over };
  return { kind: videoPage.test(url) ? "video" : "article", url, over };
}
