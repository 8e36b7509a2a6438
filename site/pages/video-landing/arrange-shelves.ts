// Which shelf opens the page: the first, when it holds videos. Its first video is shown large, the others beside it. Pure.

import type { ShelfBlock } from "../../video/shelves/plan-shelf.ts";
import { topicShelf, type TopicShelf } from "../../video/shelves/shelf.ts";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";

export interface Lead {
  video: CarouselThumbnail;
  /** The shelf without its first video. */
  shelf: TopicShelf;
}

export interface Arranged {
  lead?: Lead;
  rest: readonly ShelfBlock[];
}

export function arrangeShelves(shelves: readonly ShelfBlock[]): Arranged {
  const [block, ...rest] = shelves;
  if (block === undefined || block.kind === "show-carousel") return { rest: shelves };
  const shelf = topicShelf(block.props);
  const [video, ...others] = shelf.videos;
  if (video === undefined) return { rest: shelves };
  return { lead: { video, shelf: { ...shelf, videos: others } }, rest };
}
