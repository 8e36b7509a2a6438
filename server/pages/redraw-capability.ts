// Pages that a change has touched are drawn anew before the next reader asks, the most read first.

import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { backgroundWork } from "../work/background-work.ts";
import { pageOfKey } from "./asked-page.ts";
import type { PageService } from "./page-service.ts";
import type { SitePageCache } from "./site-page-cache.ts";

interface RedrawParts {
  pageCache: SitePageCache;
  pages: PageService;
}

export function redrawCapability({ limits, log }: SiteServices, { pageCache, pages }: RedrawParts): Capability {
  const redrawing = backgroundWork({
    doOne: async (key) => {
      const of = pageOfKey(key);
      if (of !== undefined) await pageCache.cache.renew(key, () => pages(of.address, of.form));
    },
    areReadersWaiting: () => limits.waitingRenders() > 0,
    onFailure: (key, error) => log.warn({ key, err: error }, events.redrawFailed),
  });
  pageCache.onPurged(redrawing.add);
  return { close: redrawing.close };
}
