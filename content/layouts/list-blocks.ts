// Which blocks list stories, and how many each asks for when the editor did not say.

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

export function isListBlock(block: Block): block is ListBlock {
  return Object.hasOwn(usualSize, block.kind);
}

export function sizeOf({ kind, props }: ListBlock): number {
  return props.searchCriteria?.size ?? usualSize[kind];
}
