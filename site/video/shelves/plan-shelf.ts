// What a shelf asks for, decided before anything is read (SHELF-01, -02, -03, -06, -07). Pure.

import type { Block, BlockOf } from "../../../content/blocks/schemas.ts";
import type { ShowItem } from "../../blocks/show-carousel/schema.ts";
import { messages } from "../../messages.ts";
import { mostThumbnails } from "../../../model/page-sizes.ts";
import type { VideoSearch } from "../video-search.ts";
import { pickFixed, type FixedPick } from "./fixed-video.ts";
import type { ShelfCriteria } from "../../../model/video/shelf-criteria.server.ts";

export type ShelfKind = "rank-tool" | "content-carousel" | "show-carousel";
export type ShelfBlock = BlockOf<ShelfKind>;

export type ShelfPlan =
  /** It brings its videos. */
  | { by: "itself" }
  | { by: "rank"; listId: string }
  | { by: "search"; search: VideoSearch; whenEmpty?: string }
  | { by: "words"; words: string; size: number }
  | { by: "fixed"; picks: readonly FixedPick[]; size: number }
  | { by: "section"; section: string; size: number }
  | { by: "shows"; items: readonly ShowItem[] }
  /** There is nothing to ask for. */
  | { by: "nothing"; reason?: string };

const shelfKinds: ReadonlySet<string> = new Set<ShelfKind>(["rank-tool", "content-carousel", "show-carousel"]);

export function isShelf(block: Block): block is ShelfBlock {
  return shelfKinds.has(block.kind);
}

export function planShelf(block: ShelfBlock): ShelfPlan {
  switch (block.kind) {
    case "rank-tool":
      if (block.props.videos.length > 0) return { by: "itself" };
      return block.props.rankListId === undefined ? { by: "nothing" } : { by: "rank", listId: block.props.rankListId };
    case "content-carousel":
      if (block.props.videos.length > 0) return { by: "itself" };
      return block.props.criteria === undefined ? { by: "nothing" } : planCarousel(block.props.criteria);
    case "show-carousel":
    default:
      return { by: "shows", items: block.props.items };
  }
}

function planCarousel(criteria: ShelfCriteria): ShelfPlan {
  const { way, tags, fixedArticles, section, show, keyword, mediaTags, excludeMedia } = criteria;
  const size = Math.min(criteria.size ?? mostThumbnails, mostThumbnails);
  const search = { size, mediaTags, excludeMedia };
  switch (way) {
    case "fixed":
      return { by: "fixed", picks: fixedArticles.map(pickFixed), size };
    case "category":
      if (tags.includeAny.length + tags.includeAll.length === 0) {
        return { by: "nothing", reason: messages.carouselWithoutTags };
      }
      return {
        by: "search",
        search: { ...search, tags: tags.includeAny, requiredTags: tags.includeAll, excludeTags: tags.exclude },
        whenEmpty: messages.carouselWithoutContent,
      };
    case "section":
      return section === undefined ? { by: "nothing" } : { by: "section", section, size };
    case "show":
      return show === undefined ? { by: "nothing" } : { by: "search", search: { ...search, show } };
    case "date":
      return { by: "search", search };
    case "keyword":
      return keyword === undefined ? { by: "nothing" } : { by: "words", words: keyword, size };
    case undefined:
    default:
      return { by: "nothing" };
  }
}
