// What operators ask of this process, and how it is told to take no more readers.

import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { mostMemory } from "../workers/memory-shares.ts";
import { nodeName } from "../nodes/node-config.ts";
import { ownReport, type Measured } from "./own-report.ts";
import { operatingPaths, operatingRoutes } from "./routes.ts";
import { totalsOf } from "./totals.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

export interface OperatingCapability extends Capability {
  /** /readyz says no from now on; everything is answered as before. */
  sendElsewhere: () => void;
}

export function operatingCapability(
  { config, store, source, team, access, env, files, figures, limits, tally, development, log }: SiteServices,
  { cache, hub }: Pick<Measured, "cache" | "hub">,
): OperatingCapability {
  let isDraining = false;
  const watch = development ? undefined : watchEventLoop(figures, log);
  const longestStall = () => watch?.longestStall() ?? 0;
  team.reportBy({
    report: ownReport({ figures, cache, hub, limits, longestStall }, team),
    figures: () => figures,
    mostMemory: mostMemory(config, team),
  });
  const routes = operatingRoutes({
    store,
    totals: async () => totalsOf(await team.reports()),
    access,
    versions: { Version: env.version, Build: files.build, Node: process.version },
    node: nodeName(config),
    edges: config.PURGE.map(({ name }) => name),
    sourceState: source.state,
    dataDir: config.DATA_DIR,
    isDraining: () => isDraining,
  });
  return {
    routes,
    paths: operatingPaths,
    sendElsewhere: () => {
      isDraining = true;
    },
    close: () => {
      watch?.stop();
      tally.close();
    },
  };
}
