// The regions of a front as its page draws them: the modules with their ads between them, and a right rail that is never empty.

import { isListBlock } from "../../../content/layouts/list-blocks.ts";
import { resolveLayout, type Regions, type ResolvedLayout } from "../../../content/layouts/resolve-layout.ts";
import type { LayoutMeta } from "../../../content/layouts/story-query.ts";
import { usualSizes } from "../../ads/ad-sizes.ts";
import { withDistinctSlots } from "../../ads/distinct-slots.ts";
import { frontAds } from "../../ads/front-ads.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { fillModules } from "../../layouts/fill-modules.server.ts";
import type { PageContext } from "../../page-context.ts";

/** Every slot of the page gets a name of its own; those between the modules have theirs by the rule. */
export function withNamedSlots(regions: FrontRegions): FrontRegions {
  const [main, preContent, rightRail, postContent] = withDistinctSlots(
    regions.main,
    regions.preContent,
    regions.rightRail,
    regions.postContent,
  );
  return { main, preContent, rightRail, postContent };
}

export function withFrontAds(blocks: readonly Block[]): Block[] {
  const places = frontAds(blocks.map(({ kind }) => kind));
  return blocks.flatMap((block, index) => [
    block,
    ...places
      .filter(({ after }) => after === index)
      .map(({ device, id }): Block => ({
        kind: "ad",
        props: { iu: id, device, sizes: [...usualSizes(device, "box")] },
      })),
  ]);
}

/** What stands beside a front whose editor put nothing there. */
const usualRail = parseBlocks([
  { is: "trending", props: { title: "Trending", searchCriteria: { searchSelected: "all", size: 6 } } },
  { is: "ad", props: { iu: "mpu1", device: "desktop", sizes: ["300x250", "300x600"] } },
  {
    is: "newsletter",
    props: { slid: "briefing", description: "The day’s essential reporting, in your inbox every morning." },
  },
]).blocks;

export type FrontRegions = Pick<Regions, "preContent" | "main" | "rightRail" | "postContent">;

/** A module with nothing to list draws nothing (LIST-09), so no ad follows it either. */
const isShown = (block: Block) => !isListBlock(block) || block.props.items.length > 0;

export async function resolveFront(
  layout: Readonly<Partial<Regions>>,
  context: PageContext,
  meta: LayoutMeta = {},
): Promise<ResolvedLayout> {
  const rightRail = layout.rightRail?.length ? layout.rightRail : usualRail;
  const { content, log, now } = context;
  const noteFailure = () => context.noteFailure();
  const { regions, offsetManager } = await resolveLayout(
    { ...layout, rightRail },
    { content, log, meta, now, noteFailure },
  );
  const region = async (name: keyof Regions) => (await fillModules(regions[name], context)).filter(isShown);
  const [preContent, leftRail, main, right, postContent] = await Promise.all([
    region("preContent"),
    region("leftRail"),
    region("main"),
    region("rightRail"),
    region("postContent"),
  ]);
  return {
    regions: { preContent, leftRail, main, rightRail: right, postContent },
    offsetManager,
  };
}

export function storiesOn({ preContent, main }: FrontRegions): StoryItem[] {
  return [...preContent, ...main].flatMap((block) => (isListBlock(block) ? block.props.items : []));
}

export function storyUrls(regions: FrontRegions): string[] {
  return storiesOn(regions).map(({ url }) => url);
}

/** The picture that stands for the front when it is shared: that of its first story. */
export function leadPicture(regions: FrontRegions): string | undefined {
  return storiesOn(regions).find(({ imageUrl }) => imageUrl !== undefined)?.imageUrl;
}
