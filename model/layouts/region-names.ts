/** LAYOUT-02, LAYOUT-09: the regions of a layout, in reading order. */
export const regionNames = ["preContent", "leftRail", "main", "rightRail", "fullWidth", "postContent"] as const;

export type RegionName = (typeof regionNames)[number];

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
