// LAYOUT-02, LAYOUT-09: what stands in the regions of a layout. Beside the five of every page a raw answer may have one of full width, which
// stands below the columns.

import type { Block } from "../blocks/schemas.ts";
import { eachRegion, type RegionName } from "../../model/layouts/region-names.ts";

export type Regions = Record<RegionName, Block[]>;

export const noRegions: Regions = eachRegion(() => []);

export async function readEachRegion<T>(read: (name: RegionName) => Promise<T>): Promise<Record<RegionName, T>> {
  const [preContent, leftRail, main, rightRail, fullWidth, postContent] = await Promise.all([
    read("preContent"),
    read("leftRail"),
    read("main"),
    read("rightRail"),
    read("fullWidth"),
    read("postContent"),
  ]);
  return { preContent, leftRail, main, rightRail, fullWidth, postContent };
}
