// The list of what is cached, as pages and the worker read it.

import { pageCacheName, cacheIndexAddress } from "./cache-names.ts";
import { parseCacheIndex, type CacheIndex } from "./cache-index.ts";

export async function readCacheIndex(caches: CacheStorage): Promise<CacheIndex> {
  const cache = await caches.open(pageCacheName);
  const written = await cache.match(cacheIndexAddress);
  return parseCacheIndex(await written?.json().catch(() => undefined));
}
