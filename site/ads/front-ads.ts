// ADS-01: where ads go between the modules of a front's main column. Answers places only; what stands there is drawn elsewhere.
//
//   1 spotlight      mobile  tablet  desktop (a hero gets one on every screen)
//   2 card-grid
//   3 bucket         mobile  tablet  desktop (every third)
//   4 article-list   mobile  tablet  desktop (a list gets one on every screen)
//   5 opinion-row    mobile  tablet

import type { BlockKind } from "../../content/blocks/schemas.ts";
import type { AdDevice } from "../ui/AdSlot.tsx";

export interface FrontAd {
  /** The index of the block it follows. */
  after: number;
  device: AdDevice;
  id: string;
}

const devices: readonly AdDevice[] = ["mobile", "tablet", "desktop"];
const desktopEvery = 3;

/** Headings and ads are not content; they are not counted and nothing follows them. */
const isCounted = (kind: BlockKind) => kind !== "ad" && !kind.endsWith("-heading");
const alwaysFollowed: ReadonlySet<BlockKind> = new Set<BlockKind>(["spotlight", "article-list"]);

function getsSlot(device: AdDevice, kind: BlockKind, count: number): boolean {
  if (alwaysFollowed.has(kind)) return true;
  return device === "desktop" ? count % desktopEvery === 0 : count % 2 === 1;
}

/** lb1 is the slot in the pre-content, so the column starts with lb2; phones start with ban1. */
export function frontAds(kinds: readonly BlockKind[]): FrontAd[] {
  const next = { mobile: 1, tablet: 2, desktop: 2 };
  const places: FrontAd[] = [];
  let count = 0;
  kinds.forEach((kind, after) => {
    if (!isCounted(kind)) return;
    count += 1;
    for (const device of devices.filter((one) => getsSlot(one, kind, count))) {
      places.push({ after, device, id: `${device === "mobile" ? "ban" : "lb"}${next[device]++}` });
    }
  });
  return places;
}
