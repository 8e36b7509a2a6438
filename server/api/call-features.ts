// Which calls belong to what a publisher may switch off. Where it is off they are not found, and the description of the calls does not name them.

import type { Feature } from "../../model/brand/features.ts";

/** By how the path begins, whole segments: all of the features must be on. Channels are those of live television. */
export const featuresOfCalls: readonly (readonly [path: string, ...features: Feature[]])[] = [
  ["/api/schedule", "liveTv"],
  ["/api/schedule/", "tvGuide"],
  ["/api/live-playlist", "liveTv"],
  ["/api/video-search", "videoRoom"],
  ["/api/sign-in", "login"],
  ["/api/sign-out", "login"],
  ["/api/viewer", "login"],
  ["/api/video", "login"],
  ["/api/stand-ins/sign-in", "login"],
  ["/api/stand-ins/comments", "comments"],
  ["/api/stand-ins/comments.js", "comments"],
  ["/api/stand-ins/comments.css", "comments"],
  ["/api/alerts", "alerts"],
  ["/api/subscribers", "newsletters"],
  ["/api/amp-consent", "amp"],
  ["/api/ad-keyword", "ads"],
];

export function isCallOn(path: string, isOn: (feature: Feature) => boolean): boolean {
  return featuresOfCalls.every(
    ([begin, ...features]) => !(path === begin || path.startsWith(withSlash(begin))) || features.every(isOn),
  );
}

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);
