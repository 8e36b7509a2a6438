// Scripts of what the publisher may do without: switched off, no device fetches them.

import { isOn } from "../../model/brand.ts";
import type { Feature } from "../../model/brand/features.ts";

const featureOf: ReadonlyMap<string, Feature> = new Map([
  ["site/ads/live-ad.ts", "ads"],
  ["site/alerts/AlertControls.tsx", "alerts"],
  ["site/pages/article/comments/CommentsButton.tsx", "comments"],
  ["site/pages/election/live-results.ts", "elections"],
  ["site/pages/guide/guide-clock.ts", "tvGuide"],
  ["site/pages/new-year/MidnightClock.tsx", "liveTv"],
  ["site/sign-in/SignedIn.tsx", "login"],
  ["site/tv/strip/keep-on-now.ts", "liveTv"],
  ["site/video/player/LockedVideo.tsx", "login"],
]);

export const switchableModules: readonly string[] = [...featureOf.keys()];

export function isInUse(module: string, isOnHere: (feature: Feature) => boolean = isOn): boolean {
  const feature = featureOf.get(module);
  return feature === undefined || isOnHere(feature);
}
