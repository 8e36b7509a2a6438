// What this process tells of itself to whoever sums up the workers.

import { collectDefaultMetrics, Registry } from "prom-client";
import type { Report, Team } from "../workers/team.ts";
import type { Figures } from "./figures.ts";

export interface Measured {
  figures: Figures;
  cache: { size: number; bytes: number };
  hub: { streams: number };
  limits: { waitingRenders(): number };
  longestStall: () => number;
}

export function ownReport(
  { figures, cache, hub, limits, longestStall }: Measured,
  { worker }: Pick<Team, "worker">,
): () => Promise<Report> {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess, ...(worker !== undefined && { labels: { worker } }) });
  return async () => ({
    worker,
    pid: process.pid,
    upFor: Math.round(process.uptime() * 1000),
    memory: process.memoryUsage.rss(),
    figures: { ...figures },
    state: {
      cachedPages: cache.size,
      cachedBytes: cache.bytes,
      streams: hub.streams,
      rendersWaiting: limits.waitingRenders(),
      longestStall: longestStall(),
    },
    process: (await ofProcess.getMetricsAsJSON()).map((metric) => ({ ...metric })),
  });
}
