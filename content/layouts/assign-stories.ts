// LAYOUT-08, the offset manager: hands the stories that were read to the lists of the page, in reading order. Each list starts
// where the one before it with the same query ended, and no query fills in a story that stands on the page already. A row of columnists
// passes over a second column by one hand; the lists after it get it. Pure.

import type { Block } from "../blocks/schemas.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import { isListBlock } from "./list-blocks.ts";
import type { PlannedList } from "./plan-lists.ts";

export interface AssignedList {
  items: StoryItem[];
  /** How many stories of the query the page has used: further ones begin there. */
  from: number;
  /** Those of them that stand nowhere on the page yet, as far as they were read. */
  further: readonly StoryItem[];
}

export interface Deal {
  lists: Map<Block, AssignedList>;
  /** By query key: how many of its stories the page has used. */
  used: Map<string, number>;
}

export interface ReadStories {
  /** By query key; a query that failed has none. */
  pools: ReadonlyMap<string, readonly StoryItem[]>;
  /** The fixed stories of each block, in the editor's order. */
  fixed: ReadonlyMap<Block, readonly StoryItem[]>;
}

export function assignStories(
  blocks: readonly Block[],
  lists: ReadonlyMap<Block, PlannedList>,
  read: ReadStories,
): Deal {
  const onPage = new Set(urlsPlacedByHand(blocks, read));
  const used = new Map<string, number>();
  const passedOver = new Map<string, StoryItem[]>();
  const dealt = new Map<Block, AssignedList>();
  for (const [block, { query, size, skip, block: list }] of lists) {
    const items = [...(read.fixed.get(block) ?? []), ...list.props.items];
    if (query === undefined) {
      dealt.set(block, { items, from: 0, further: [] });
      continue;
    }
    const waiting: StoryItem[] = [];
    const put = (story: StoryItem) => {
      if (items.length < size && !onPage.has(story.url)) {
        onPage.add(story.url);
        items.push(story);
      }
    };
    const consider = (story: StoryItem) => {
      if (items.length === size || (list.kind === "opinion-row" && isByOneOf(items, story))) waiting.push(story);
      else put(story);
    };
    passedOver.get(query.key)?.forEach(consider);
    const pool = read.pools.get(query.key) ?? [];
    let from = (used.get(query.key) ?? 0) + skip;
    for (; from < pool.length && items.length < size; from += 1) {
      const story = pool[from];
      if (story !== undefined) consider(story);
    }
    // A name twice is better than a gap.
    waiting.forEach(put);
    passedOver.set(
      query.key,
      waiting.filter(({ url }) => !onPage.has(url)),
    );
    used.set(query.key, from);
    dealt.set(block, { items, from, further: [] });
  }
  for (const [block, { query }] of lists) {
    const assigned = dealt.get(block);
    if (query === undefined || assigned === undefined) continue;
    const from = used.get(query.key) ?? 0;
    const left = read.pools.get(query.key)?.slice(from) ?? [];
    dealt.set(block, { ...assigned, from, further: left.filter(({ url }) => !onPage.has(url)) });
  }
  return { lists: dealt, used };
}

function isByOneOf(items: readonly StoryItem[], { authors }: StoryItem): boolean {
  const name = authors?.[0]?.name;
  return name !== undefined && items.some((item) => item.authors?.[0]?.name === name);
}

/** An editor's choice stands wherever it was put; queries keep clear of it on the whole page. */
function* urlsPlacedByHand(blocks: readonly Block[], { fixed }: ReadStories): Generator<string> {
  for (const block of blocks) {
    if (!isListBlock(block)) continue;
    for (const { url } of [...(fixed.get(block) ?? []), ...block.props.items]) yield url;
  }
}
