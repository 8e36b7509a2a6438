// How long answers took, sorted into steps by what was asked for and by what the page cache had of it. Plain numbers that only grow, as all figures.

import { countStep, noSteps, type StepCounts } from "./step-counts.ts";

export const routeKinds = [
  "page",
  "navigation",
  "text",
  "document",
  "call",
  "picture",
  "file",
  "desk",
  "operating",
] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Fresh in the cache; old there, and sent while another is made; made for whoever asked; nothing that is cached. */
export const cacheResults = ["hit", "stale", "miss", "none"] as const;
export type CacheResult = (typeof cacheResults)[number];

/** What no page cache has a part in. */
const uncached: ReadonlySet<RouteKind> = new Set(["call", "picture", "file", "desk", "operating"]);

/** Upper ends in seconds; what takes longer is in a step of its own. */
export const timeSteps = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Seconds. */
export type RequestTimes = Record<RouteKind, Partial<Record<CacheResult, StepCounts>>>;

export function newRequestTimes(): RequestTimes {
  const none = () => noSteps(timeSteps);
  const of = (kind: RouteKind) =>
    uncached.has(kind) ? { none: none() } : { hit: none(), stale: none(), miss: none(), none: none() };
  return {
    page: of("page"),
    navigation: of("navigation"),
    text: of("text"),
    document: of("document"),
    call: of("call"),
    picture: of("picture"),
    file: of("file"),
    desk: of("desk"),
    operating: of("operating"),
  };
}

export function countTime(times: StepCounts | undefined, milliseconds: number): void {
  if (times !== undefined) countStep(times, timeSteps, milliseconds / 1000);
}

const kindsByName: ReadonlyMap<string, RouteKind> = new Map([
  ["_page", "navigation"],
  ["lite", "text"],
  ["feeds", "document"],
  ["sitemaps", "document"],
  ["sitemap.xml", "document"],
  ["sitemap-news.xml", "document"],
  ["robots.txt", "document"],
  ["api", "call"],
  ["img", "picture"],
  ["cards", "picture"],
  ["uploads", "picture"],
  ["assets", "file"],
  ["desk", "desk"],
  ["operator", "operating"],
  ["healthz", "operating"],
  ["readyz", "operating"],
  ["metrics", "operating"],
]);

const longestName = Math.max(...[...kindsByName.keys()].map((name) => name.length));
const slash = 0x2f;
const questionMark = 0x3f;

/** By the first name in the address: there are few kinds, and any number of addresses. Asked for every cached page, so it makes no string in vain. */
export function routeKindOf(target: string): RouteKind {
  const most = Math.min(target.length, longestName + 2);
  let end = 1;
  while (end < most && target.charCodeAt(end) !== slash && target.charCodeAt(end) !== questionMark) end += 1;
  return end > longestName + 1 ? "page" : (kindsByName.get(target.slice(1, end)) ?? "page");
}

const noted = new WeakMap<object, CacheResult>();

/** What the page cache had for a request, told where that is known. */
export function noteCacheResult(request: object, result: CacheResult): void {
  noted.set(request, result);
}

export function cacheResultOf(request: object): CacheResult {
  return noted.get(request) ?? "none";
}
