// The page cache of the site, told of every change of content.

import type { Capability } from "../capability.ts";
import { Refused } from "../limits/refused.ts";
import { events } from "../log.ts";
import { storeAnswers } from "../operating/store-answers.ts";
import { PageCache } from "./page-cache.ts";
import { shortAbsence } from "./short-absence.ts";
import type { SiteServices } from "../site-services.ts";
import { pageCacheBytes } from "../workers/memory-shares.ts";

export interface SitePageCache extends Capability {
  cache: PageCache;
  /** Hears of a page that is read again, once for each version of it. */
  onReadAgain: (hear: (key: string) => void) => void;
  /** Hears of the pages that a change has touched and readers came for, the most read first. */
  onPurged: (hear: (keys: readonly string[]) => void) => void;
}

export function sitePageCache(services: SiteServices): SitePageCache {
  const { config, team, development, figures, store, log, now, source } = services;
  const readAgain: ((key: string) => void)[] = [];
  const cache = new PageCache({
    maxBytes: development ? 1 : pageCacheBytes(config, team),
    freshFor: config.PAGE_FRESH_SECONDS * 1000,
    now,
    // A file that cannot be read does not come back by itself, and another's content API has its own patience.
    ...(config.DATABASE_URL !== undefined &&
      source.isOwn && {
        isBack: shortAbsence({
          answers: () => storeAnswers(store),
          longest: config.DATABASE_WAIT_SECONDS * 1000,
          mostWaiting: config.RENDER_QUEUE,
          now: () => performance.now(),
        }),
      }),
    onReadAgain: (key) => {
      for (const hear of readAgain) hear(key);
    },
    onStale: (key, error) => {
      figures.stalePages += 1;
      // Counted and summed up where it was refused.
      if (!(error instanceof Refused)) log.warn({ key, err: error }, events.staleServed);
    },
  });
  const hearers: ((keys: readonly string[]) => void)[] = [];
  const stopPurging = store.onChange((keys) => {
    // All workers hear of it.
    if (team.isOnDuty()) figures.contentChanges += 1;
    const { pages, read } = cache.purge(keys);
    log.debug({ keys: keys.length, pages }, events.storeChanged);
    for (const hear of hearers) hear(read);
  });
  return {
    cache,
    onPurged: (hear) => void hearers.push(hear),
    onReadAgain: (hear) => void readAgain.push(hear),
    close: stopPurging,
  };
}
