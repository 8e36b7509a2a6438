// Films and sound. They stand among the uploads with the pictures, and are looked for first. Where files are in an object store, one worker of a
// node says at the start whether it can be used, and keeps what was made of pictures there within its limit.

import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { pruneMade } from "./prune-made.ts";
import { mediaRoutes } from "./routes.ts";
import { madeFolder } from "./site-media.ts";

const megabyte = 1024 * 1024;
/** Milliseconds between two prunings. */
const prunePeriod = 6 * 60 * 60 * 1000;

export function mediaCapability({ config, media, team, edges, log, now }: SiteServices): Capability {
  const { findUpload, bucket } = media;
  const ending = new AbortController();
  let pruning: NodeJS.Timeout | undefined;

  async function prune(used: NonNullable<typeof bucket>): Promise<void> {
    const limits = { folder: madeFolder, maxBytes: config.MEDIA_MADE_MB * megabyte, signal: ending.signal };
    await pruneMade(used, limits).catch((error: unknown) => {
      if (!ending.signal.aborted) log.warn({ err: error }, events.mediaAway);
    });
  }

  if (bucket !== undefined) {
    team.whenOnDuty(() => {
      bucket.check().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!ending.signal.aborted) log.error({ store: bucket.name, reason }, events.mediaAway);
      });
      pruning = setInterval(() => void prune(bucket), prunePeriod).unref();
    });
  }

  return {
    routes: mediaRoutes({
      findUpload,
      edgeHeaders: edges.headers,
      now,
      onAway: media.noteAway,
    }),
    close: async () => {
      ending.abort();
      clearInterval(pruning);
      await media.close();
    },
  };
}
