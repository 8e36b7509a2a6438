// LAYOUT-09: the regions of a page as it draws them, whatever page it is. The modules of its layout are filled, those with nothing to show
// are left out, and every ad slot gets a name of its own.

import { isListBlock, withItems } from "../../content/layouts/list-blocks.ts";
import { readEachRegion, type Regions } from "../../content/layouts/regions.ts";
import { eachRegion, type RegionName } from "../../model/layouts/region-names.ts";
import { resolveLayout, type ResolvedLayout } from "../../content/layouts/resolve-layout.ts";
import type { LayoutMeta } from "../../content/layouts/story-query.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { withDistinctSlots } from "../ads/distinct-slots.ts";
import { withFrontAds } from "../ads/front-ad-blocks.ts";
import type { PageContext } from "../page-context.ts";
import { fillModules } from "./fill-modules.server.ts";
import { usualRail } from "./usual-rail.ts";

interface RegionsAsked {
  /** What the page is about. */
  meta?: LayoutMeta;
  /** `usual`: something stands beside the main column also when no editor put anything there. */
  rail?: "usual" | "given";
  /** ADS-01: ads stand between the modules of the main column. */
  hasFrontAds?: boolean;
  /** Slots of the page's own, whose names are taken. */
  ownSlots?: readonly string[];
  /** The video that stands on the page itself, and so in no group of it. */
  playing?: string;
  /** Addresses of stories that the page lists itself, and so in none of its modules. */
  listed?: readonly string[];
}

export async function loadRegions(
  layout: Readonly<Partial<Regions>> | undefined,
  context: PageContext,
  { meta = {}, rail = "given", hasFrontAds = false, ownSlots = [], playing, listed = [] }: RegionsAsked = {},
): Promise<ResolvedLayout> {
  const { content, log, now } = context;
  const arranged = withFullWidth(layout ?? {}, rail);
  const resolved = await resolveLayout(arranged, { content, log, meta, now, noteFailure: () => context.noteFailure() });
  if (resolved.validUntil !== undefined) context.endings.push(resolved.validUntil);
  const shown = await readEachRegion(async (name) =>
    (await fillModules(resolved.regions[name], context, playing))
      .map((block) => without(listed, block))
      .filter(isShown),
  );
  const regions = hasFrontAds ? { ...shown, main: withFrontAds(shown.main) } : shown;
  return { ...resolved, regions: withNamedSlots(regions, ownSlots) };
}

/** A layout that is all of full width has no main column beside which anything could stand. */
function withFullWidth(layout: Readonly<Partial<Regions>>, rail: "usual" | "given"): Partial<Regions> {
  const { main = [], fullWidth = [], rightRail = [] } = layout;
  if (main.length === 0 && fullWidth.length > 0) return { ...layout, main: fullWidth, fullWidth: [] };
  return rail === "usual" && rightRail.length === 0 ? { ...layout, rightRail: usualRail } : layout;
}

function without(listed: readonly string[], block: Block): Block {
  if (!isListBlock(block)) return block;
  const items = block.props.items.filter(({ url }) => !listed.includes(url));
  return items.length === block.props.items.length ? block : withItems(block, items);
}

/** A module with nothing to list draws nothing (LIST-09), so no ad follows it either. */
const isShown = (block: Block) => !isListBlock(block) || block.props.items.length > 0;

/** The slots of the main column first: they have their names by the rule. */
const naming: readonly RegionName[] = ["main", "preContent", "leftRail", "rightRail", "fullWidth", "postContent"];

function withNamedSlots(regions: Regions, ownSlots: readonly string[]): Regions {
  const taken = ownSlots.map((iu): Block => ({ kind: "ad", props: { iu, device: undefined, sizes: [] } }));
  const [, ...named] = withDistinctSlots(taken, ...naming.map((name) => regions[name]));
  return eachRegion((name) => named[naming.indexOf(name)] ?? []);
}
