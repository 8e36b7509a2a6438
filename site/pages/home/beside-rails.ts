// How much of the front page stands beside its rails. They are shorter than the page, so the modules after their end take the whole width
// instead of leaving an empty column. Pure; the heights are rough, in pixels at a desktop's width.

import { adShape } from "../../ads/ad-shape.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import type { Block, BlockKind } from "../../../content/blocks/schemas.ts";

const usualHeight = 450;

const heights: Readonly<Partial<Record<BlockKind, number>>> = {
  ad: 0,
  spotlight: 1050,
  "article-list": 1000,
  bucket: 520,
  "opinion-row": 320,
  "watch-live-promo": 60,
  newsletter: 320,
};

const trendingRow = 105;

function heightOf({ kind, props }: Block, beside: "main" | "rail"): number {
  if (kind === "trending" && beside === "rail") return props.items.length * trendingRow;
  if (kind === "ad" && beside === "rail") return adShape(props.iu ?? "", props.sizes) === "tall" ? 640 : 425;
  return heights[kind] ?? usualHeight;
}

/** The number of modules, from the first, that stand beside the longer rail. An ad stays with the module it follows. */
export function besideRails({ main, leftRail, rightRail }: Pick<Regions, "main" | "leftRail" | "rightRail">): number {
  let left = Math.max(railHeight(leftRail), railHeight(rightRail));
  if (left === 0) return main.length;
  const last = main.findIndex((block) => {
    left -= heightOf(block, "main");
    return left <= 0;
  });
  if (last === -1) return main.length;
  const following = main.slice(last + 1).findIndex(({ kind }) => kind !== "ad");
  return following === -1 ? main.length : last + 1 + following;
}

function railHeight(rail: readonly Block[]): number {
  return rail.reduce((sum, block) => sum + heightOf(block, "rail"), 0);
}
