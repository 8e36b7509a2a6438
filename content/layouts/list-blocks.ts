// Which blocks list stories, and how many each asks for when the editor did not say.

import { lookUp } from "../../model/fields/look-up.ts";
import { firstOfPlaylist, mostRanked, mostThumbnails } from "../../model/page-sizes.ts";
import type { Block } from "../blocks/schemas.ts";
import type { SearchCriteria } from "../../model/stories/search-criteria.server.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";

/** A group of videos lists a playlist, not what a search finds. */
export type ListBlock = Exclude<
  Extract<Block, { props: { items: StoryItem[]; searchCriteria?: SearchCriteria } }>,
  { kind: "video-group" }
>;

const usualSize: Readonly<Record<ListBlock["kind"], number>> = {
  "article-list": 10,
  bucket: 5,
  "card-grid": 3,
  "opinion-row": 4,
  "recirculation-unit": 4,
  spotlight: 5,
  "three-across": 3,
  // LIST-11.
  trending: 10,
  "two-across": 2,
  "video-strip": 8,
};

/** Of modules that are filled in another way. A shelf of shows has all of them: a channel has dozens. */
const mostFound: Readonly<Record<string, number>> = {
  "content-carousel": mostThumbnails,
  "rank-tool": mostRanked,
  "show-carousel": 50,
  "video-group": firstOfPlaylist,
};

export function isListBlock(block: Block): block is ListBlock {
  return Object.hasOwn(usualSize, block.kind);
}

export function sizeOf({ kind, props }: ListBlock): number {
  return props.searchCriteria?.size ?? usualSize[kind];
}

/** How many stories, videos or races are found for a module when the page is made. */
export function storiesAskedBy(block: Block): number {
  if (isListBlock(block)) {
    const { searchCriteria } = block.props;
    return searchCriteria === undefined ? 0 : Math.max(sizeOf(block), searchCriteria.fixedArticles.length);
  }
  return block.kind === "election-results" ? block.props.races : (lookUp(mostFound, block.kind) ?? 0);
}

/** Filled: what was asked for is no part of it any more. */
export function withItems<B extends ListBlock>(block: B, items: StoryItem[]): B {
  return { ...block, props: { ...block.props, items, searchCriteria: undefined } };
}
