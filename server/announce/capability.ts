// Search engines and feed hubs hear of every change that a reader could see.

import type { Capability } from "../capability.ts";
import { pageAddress } from "../pages/page-address.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { PageService } from "../pages/page-service.ts";
import type { SiteServices } from "../site-services.ts";
import { announcer } from "./announcer.ts";

export function announceCapability(
  { config, store, team, origin, log, now }: SiteServices,
  { cache, pages }: { cache: PageCache; pages: PageService },
): Capability {
  const announcing = announcer({
    origin,
    indexNow: config.INDEXNOW_KEY === undefined ? undefined : { url: config.INDEXNOW_URL, key: config.INDEXNOW_KEY },
    hub: config.WEBSUB_HUB,
    isOnDuty: team.isOnDuty,
    isServed: async (path) => {
      const address = pageAddress(path);
      const make = () => pages(address, "html");
      const page = address.cache === "everyone" ? cache.get(address.key, make) : make();
      return (await page).status === 200;
    },
    log,
    now,
  });
  const stopHearing = store.onChange((keys) => announcing.changed(keys));
  return {
    close: () => {
      stopHearing();
      announcing.stop();
    },
  };
}
