// What operators ask of this process, and how it is told to take no more readers.

import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import type { Measured } from "./metrics.ts";
import { operatingPaths, operatingRoutes } from "./routes.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

export interface OperatingCapability extends Capability {
  /** /readyz says no from now on; everything is answered as before. */
  sendElsewhere: () => void;
}

export function operatingCapability(
  { store, source, access, env, files, figures, limits, tally, development, log, now }: SiteServices,
  { cache, hub }: Pick<Measured, "cache" | "hub">,
): OperatingCapability {
  let isDraining = false;
  const stopWatching = development ? undefined : watchEventLoop(figures, log);
  const routes = operatingRoutes({
    figures,
    cache,
    hub,
    limits,
    store,
    access,
    versions: { Version: env.version, Build: files.build, Node: process.version },
    sourceState: source.state,
    isDraining: () => isDraining,
    now,
  });
  return {
    routes,
    paths: operatingPaths,
    sendElsewhere: () => {
      isDraining = true;
    },
    close: () => {
      stopWatching?.();
      tally.close();
    },
  };
}
