// The list of what is kept, as pages and the worker read it.

import { keptCache, ledgerAddress } from "./cache-names.ts";
import { parseLedger, type Ledger } from "./ledger.ts";

export async function readLedger(caches: CacheStorage): Promise<Ledger> {
  const cache = await caches.open(keptCache);
  const written = await cache.match(ledgerAddress);
  return parseLedger(await written?.json().catch(() => undefined));
}
