// The URL table as the brand has it: without what is switched off, and with the addresses that the brand names.

import { brand, isOn } from "../brand.ts";
import type { Feature } from "../brand/features.ts";
import { movedPaths, urlRows, type RouteName, type UrlRow } from "./url-rows.ts";

/** What a publisher may do without; the rest is always there. */
const featureOf: Partial<Record<RouteName, Feature>> = {
  login: "login",
  fnctv: "tvGuide",
  foxaroundtheworld: "liveTv",
  "foxaroundtheworld-search": "liveTv",
  go: "liveTv",
  gowatch: "liveTv",
  shows: "shows",
  "shows-id": "shows",
  video: "videoRoom",
  "video-shows": "videoRoom",
  "video-shows-id": "videoRoom",
  "video-topics": "videoRoom",
  "video-topics-all": "videoRoom",
  "video-video": "videoRoom",
  "alerts-subscribe": "alerts",
  elections: "elections",
  "elections-2023-results": "elections",
  "elections-2023": "elections",
  "elections-results": "elections",
};

function isThere(name: RouteName): boolean {
  const feature = featureOf[name];
  return feature === undefined || isOn(feature);
}

const moved = movedPaths(brand.addresses);

export const urlTable: readonly (UrlRow & { name: RouteName })[] = urlRows
  .filter(({ name }) => isThere(name))
  .map(({ name, path }) => ({ name, path: moved.get(path) ?? path }));

const own = new Map(
  urlRows.flatMap(({ name, path }): [string, string][] => {
    const there = moved.get(path);
    return there === undefined || !isThere(name) ? [] : [[path, there]];
  }),
);

/** Where the page is that the specification has at this address, if the brand has moved it. */
export function movedFrom(path: string): string | undefined {
  return own.get(path.toLowerCase());
}
