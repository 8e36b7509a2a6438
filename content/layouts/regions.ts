// LAYOUT-02, LAYOUT-09: the regions of a layout, in reading order. Beside the five of every page a raw answer may have one of full width,
// which stands below the columns.

import type { Block } from "../blocks/schemas.ts";

export const regionNames = ["preContent", "leftRail", "main", "rightRail", "fullWidth", "postContent"] as const;

export type RegionName = (typeof regionNames)[number];
export type Regions = Record<RegionName, Block[]>;

export function eachRegion<T>(make: (name: RegionName) => T): Record<RegionName, T> {
  return {
    preContent: make("preContent"),
    leftRail: make("leftRail"),
    main: make("main"),
    rightRail: make("rightRail"),
    fullWidth: make("fullWidth"),
    postContent: make("postContent"),
  };
}

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
