// The layout engine: from the regions an editor arranged to regions with their stories in them (LAYOUT-07, LAYOUT-08).
// Plans what to read, reads it all at once, deals it out. A list whose read fails is a logged gap; the page goes on.

import type { Block } from "../blocks/schemas.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import type { PageLog } from "../../model/page-log.ts";
import type { ContentClient } from "../client.ts";
import { assignStories, type AssignedList } from "./assign-stories.ts";
import { withItems, type ListBlock } from "./list-blocks.ts";
import { planLists, type ListPlan } from "./plan-lists.ts";
import type { Regions } from "./regions.ts";
import { eachRegion, regionNames } from "../../model/layouts/region-names.ts";
import { earliest } from "../../model/time/earliest.ts";
import { readFixed, readQuery } from "./read-stories.ts";
import { showMore, type ShowMore } from "./show-more.ts";
import type { LayoutMeta } from "./story-query.ts";

export interface ResolvedLayout {
  regions: Regions;
  /** A section's id or a tag's path → how many of its stories the page has used. */
  offsetManager: ReadonlyMap<string, number>;
  /** When the first of its stories that are fixed for a time is not any more. */
  validUntil: number | undefined;
}

export interface ResolveParts {
  content: ContentClient;
  log: PageLog;
  meta?: LayoutMeta;
  /** The moment for which the page is made: a story fixed by its address is shown from its time on, and until it is over. */
  now: number;
  /** Called when a read failed, so that a poorer page is not cached. */
  noteFailure?: () => void;
}

export async function resolveLayout(layout: Readonly<Partial<Regions>>, parts: ResolveParts): Promise<ResolvedLayout> {
  const blocks = regionNames.flatMap((name) => layout[name] ?? []);
  const plan = planLists(blocks, parts.meta ?? {}, parts.now);
  const read = await readAll(plan, parts);
  const deal = assignStories(blocks, plan.lists, read);
  const goingOn = listsGoingOn(plan);

  const resolve = (block: Block): Block => {
    const planned = plan.lists.get(block);
    const dealt = deal.lists.get(block);
    if (planned === undefined || dealt === undefined) return block;
    const hasMore = dealt.further.length > 0 && goingOn.has(planned.block);
    const more = hasMore && planned.query && showMore(planned.query, parts.meta);
    const full = filled(planned.block, dealt, more || undefined);
    return block.mark === undefined ? full : { ...full, mark: { ...block.mark, next: [...dealt.further] } };
  };
  return {
    regions: eachRegion((name) => (layout[name] ?? []).map(resolve)),
    offsetManager: offsetsBySubject(plan, deal.used),
    validUntil: earliest(...[...plan.lists.values()].flatMap(({ fixed }) => fixed.map(({ until }) => until))),
  };
}

async function readAll({ lists, reads }: ListPlan, { content, log, now, noteFailure }: ResolveParts) {
  const orLog = async <T>(what: string, details: object, fetch: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await fetch();
    } catch (error) {
      noteFailure?.();
      log.error(what, { ...details, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };

  const pools = new Map<string, StoryItem[]>();
  const fixed = new Map<Block, StoryItem[]>();
  await Promise.all([
    ...[...reads].map(async ([key, planned]) => {
      const stories = await orLog("layout query failed", { query: key }, () => readQuery(content, planned));
      if (stories !== undefined) pools.set(key, stories);
    }),
    ...[...lists].map(async ([block, { fixed: articles }]) => {
      const stories = await Promise.all(
        articles.map(async (article) => {
          const story = await orLog("fixed article failed", { url: article.url }, () =>
            readFixed(content, article, now),
          );
          if (story === undefined) log.warn("fixed article not shown", { url: article.url, component: block.kind });
          return story;
        }),
      );
      fixed.set(
        block,
        stories.filter((story) => story !== undefined),
      );
    }),
  ]);
  return { pools, fixed };
}

function filled(block: ListBlock, { items, from }: AssignedList, more: ShowMore | undefined): ListBlock {
  const full = withItems(block, items);
  const goingOn = { hasMore: more !== undefined, from, ...more };
  if (full.kind === "article-list" && full.props.hasMore) return { ...full, props: { ...full.props, ...goingOn } };
  if (full.kind === "trending" && full.props.hasMore) return { ...full, props: { ...full.props, ...goingOn } };
  return full;
}

/** Of the lists of one query the last that wants Show More has it: what one brings the other could not. */
function listsGoingOn({ lists }: ListPlan): Set<ListBlock> {
  const last = new Map<string, ListBlock>();
  for (const { block, query } of lists.values())
    if (query !== undefined && (block.kind === "article-list" || block.kind === "trending") && block.props.hasMore)
      last.set(query.key, block);
  return new Set(last.values());
}

function offsetsBySubject({ reads }: ListPlan, used: ReadonlyMap<string, number>): Map<string, number> {
  const offsets = new Map<string, number>();
  for (const [key, { query }] of reads) {
    const { subject } = query;
    if (subject !== undefined) offsets.set(subject, Math.max(offsets.get(subject) ?? 0, used.get(key) ?? 0));
  }
  return offsets;
}
