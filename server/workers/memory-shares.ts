// How much memory one worker may hold. Each has a page cache of its own, and they share what there is for pages.

import type { Config } from "../config.ts";
import type { Team } from "./team.ts";

const megabyte = 1024 * 1024;
/** For the cached pages of a node, unless that is too little for each worker. */
const usualCache = 128;
const smallestShare = 32;
/** What a worker may hold besides its cached pages. It needs about a third of that (`npm run bench -- workers`). */
const usualRest = 1024;

export function pageCacheBytes({ PAGE_CACHE_MB }: Pick<Config, "PAGE_CACHE_MB">, { size }: Pick<Team, "size">): number {
  const all = PAGE_CACHE_MB ?? Math.max(usualCache, smallestShare * size);
  return Math.floor((all * megabyte) / size);
}

/** A worker that holds more is replaced. */
export function mostMemory(
  config: Pick<Config, "PAGE_CACHE_MB" | "WORKER_MEMORY_MB">,
  team: Pick<Team, "size">,
): number {
  const { WORKER_MEMORY_MB } = config;
  return WORKER_MEMORY_MB === undefined
    ? usualRest * megabyte + pageCacheBytes(config, team)
    : WORKER_MEMORY_MB * megabyte;
}
