// Before anything is read: which lists the page has, in reading order, and how much of each query they need together.
// Pure; one read a query then serves all lists that ask it.

import type { Block } from "../blocks/schemas.ts";
import type { FixedArticle } from "../../model/stories/search-criteria.server.ts";
import { isListBlock, sizeOf, type ListBlock } from "./list-blocks.ts";
import { storyQuery, type LayoutMeta, type StoryQuery } from "./story-query.ts";

export interface PlannedList {
  block: ListBlock;
  fixed: readonly FixedArticle[];
  query?: StoryQuery;
  /** Of all stories, the fixed ones included. */
  size: number;
  /** Stories of the query that the editor wants passed over. */
  skip: number;
}

export interface PlannedRead {
  query: StoryQuery;
  size: number;
}

export interface ListPlan {
  lists: Map<Block, PlannedList>;
  reads: Map<string, PlannedRead>;
}

/** Stories that stand elsewhere on the page are passed over; so many more are read, at most. */
const mostSpare = 24;

/** `now`: a story that was fixed until some moment is fixed before it. */
export function planLists(blocks: readonly Block[], meta: LayoutMeta, now: number): ListPlan {
  const lists = new Map<Block, PlannedList>();
  for (const block of blocks) {
    const planned = isListBlock(block) ? planList(block, meta, now) : undefined;
    if (planned !== undefined) lists.set(block, planned);
  }
  const placedByHand = blocks.reduce(
    (sum, block) => sum + (isListBlock(block) && !lists.has(block) ? block.props.items.length : 0),
    0,
  );
  return { lists, reads: readsFor([...lists.values()], placedByHand) };
}

/** A block that brings its items asks nothing, unless it says what else it wants. */
function planList(block: ListBlock, meta: LayoutMeta, now: number): PlannedList | undefined {
  const criteria = block.props.searchCriteria;
  if (criteria === undefined) return undefined;
  const query = storyQuery(criteria, meta);
  const fixed = criteria.fixedArticles.filter(({ until }) => until === undefined || until > now);
  const given = fixed.length + block.props.items.length;
  return {
    block,
    fixed,
    ...(query !== undefined && { query }),
    size: Math.max(sizeOf(block), given),
    skip: criteria.offset ?? 0,
  };
}

function readsFor(lists: readonly PlannedList[], placedByHand: number): Map<string, PlannedRead> {
  const onPage = lists.reduce((sum, { size }) => sum + size, placedByHand);
  const reads = new Map<string, PlannedRead>();
  for (const { query, size, skip } of lists) {
    if (query === undefined) continue;
    const { size: before } = reads.get(query.key) ?? { size: 0 };
    reads.set(query.key, { query, size: before + size + skip });
  }
  for (const read of reads.values()) {
    // One more says whether there is more.
    read.size += Math.min(onPage - Math.min(read.size, onPage), mostSpare) + 1;
  }
  return reads;
}
