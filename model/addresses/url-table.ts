// The URL table as the brand has it: without what is switched off, and with the addresses that the brand names.

import { brand, isOn } from "../brand.ts";
import type { Feature } from "../brand/features.ts";
import { routeTable } from "./route-table.ts";
import { movedPaths, urlRows, type RouteName, type UrlRow } from "./url-rows.ts";

/** What a publisher may do without; the rest is always there. */
const featureOf: Partial<Record<RouteName, Feature>> = {
  login: "login",
  newsletters: "newsletters",
  fnctv: "tvGuide",
  foxaroundtheworld: "liveTv",
  "foxaroundtheworld-search": "liveTv",
  go: "liveTv",
  gowatch: "liveTv",
  // What the channel shows in the last night of the year.
  newyears: "liveTv",
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

function isThere(name: RouteName, isOnHere = isOn): boolean {
  const feature = featureOf[name];
  return feature === undefined || isOnHere(feature);
}

const moved = movedPaths(brand.addresses);

const everyRow: readonly (UrlRow & { name: RouteName })[] = urlRows.map(({ name, path }) => ({
  name,
  path: moved.get(path) ?? path,
}));

export const urlTable: typeof everyRow = everyRow.filter(({ name }) => isThere(name));

const matchEvery = routeTable(everyRow);

/** Whether this is the address of a page that the publisher does without. A section or a story may have it then. */
export function isSwitchedOff(path: string, isOnHere = isOn): boolean {
  const name = matchEvery(path)?.route.name;
  return name !== undefined && !isThere(name, isOnHere);
}

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
