// Open live pages are told of what changes. Their streams are answered before any router runs.

import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { LiveHub } from "./live-hub.ts";
import { liveListener, type LiveListener } from "./live-listener.ts";
import { liveReader } from "./read-live.ts";

export interface LiveCapability extends Capability {
  hub: LiveHub;
  listener: LiveListener;
}

export async function liveCapability(services: SiteServices): Promise<LiveCapability> {
  const { config, env, source, openClient, files, limits, log, now } = services;
  const hub = new LiveHub({
    store: source.changes,
    openClient,
    read: await liveReader({
      onError: (error) => log.error({ err: error }, events.liveFailed),
      clock: now,
      stylesOf: (html) => files.fragmentStyles(html).map((href) => env.assetsPath + href),
    }),
    build: files.build,
    log,
    now,
    heartbeat: config.LIVE_HEARTBEAT_SECONDS * 1000,
    mostStreams: config.LIVE_STREAMS,
  });
  const close = () => hub.close();
  return { hub, listener: liveListener({ hub, limits, build: files.build, now, log }), drain: close, close };
}
