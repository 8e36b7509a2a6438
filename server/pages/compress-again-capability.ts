// A page that is read again is compressed once more, with more patience, in the time that readers leave: a tenth less for all who come after, and
// one round of a slow line less where it then fits into the first.

import { performance } from "node:perf_hooks";
import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { backgroundWork } from "../work/background-work.ts";
import type { SitePageCache } from "./site-page-cache.ts";

/** Of the time: a process that is at work for more of it has none to spare. */
const busyFrom = 0.5;

export function compressAgainCapability(
  { limits, log }: SiteServices,
  { pageCache }: { pageCache: SitePageCache },
): Capability {
  const isBusy = busyMeter();
  const compressing = backgroundWork({
    doOne: (key) => pageCache.cache.compressAgain(key),
    areReadersWaiting: () => limits.waitingRenders() > 0 || isBusy(),
    onFailure: (key, error) => log.warn({ key, err: error }, events.compressFailed),
  });
  pageCache.onReadAgain((key) => compressing.add([key]));
  return { close: compressing.close };
}

/** Since it was asked last. */
function busyMeter(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization > busyFrom;
  };
}
