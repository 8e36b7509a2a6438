// Scripts of what the publisher may do without: switched off, no device fetches them.

import { isOn } from "../../model/brand.ts";
import type { Feature } from "../../model/brand/features.ts";

const featureOf: ReadonlyMap<string, Feature> = new Map([
  ["site/ads/LiveAd.tsx", "ads"],
  ["site/alerts/AlertControls.tsx", "alerts"],
  ["site/pages/article/comments/CommentsButton.tsx", "comments"],
  ["site/pages/election/LiveResults.tsx", "elections"],
  ["site/pages/guide/GuideClock.tsx", "tvGuide"],
  ["site/pages/new-year/MidnightClock.tsx", "liveTv"],
  ["site/sign-in/SignedIn.tsx", "login"],
  ["site/tv/strip/OnNowStrip.tsx", "liveTv"],
  ["site/video/player/LockedVideo.tsx", "login"],
]);

export const switchableModules: readonly string[] = [...featureOf.keys()];

export function isInUse(module: string, isOnHere: (feature: Feature) => boolean = isOn): boolean {
  const feature = featureOf.get(module);
  return feature === undefined || isOnHere(feature);
}
