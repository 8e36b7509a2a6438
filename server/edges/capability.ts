// Caches in front of the site are purged of what changes here, and of what an older release gave them.

import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { releaseKey } from "./edge-keys.ts";
import { heardLate } from "./heard-late.ts";
import { startPurgeWorker } from "./purge-worker.ts";

export function edgesCapability({ config, store, team, edges, figures, log }: SiteServices): Capability {
  if (config.PURGE.length === 0) return {};
  const { keys, release } = edges;
  const onError = (error: unknown) => log.error({ err: error }, events.purgeFailed);

  const workers = config.PURGE.map((edge) =>
    startPurgeWorker({ edge, edges: store.edges, keys, settings: config, isOnDuty: team.isOnDuty, figures, log }),
  );
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  const closing = new AbortController();
  const hearLate = heardLate({
    isPurgedOf: (seq) => store.edges.isPurgedOf(seq),
    tell: (changed) => store.tell(changed),
    signal: closing.signal,
    onError,
  });
  // Also of what becomes due by time alone.
  const stopHearing = store.onChange((changed, late) => {
    wake();
    hearLate(changed, late);
  });

  async function begin(): Promise<void> {
    await store.edges.add(config.PURGE.map(({ name }) => name));
    const others = await store.edges.releases.begin(release);
    if (others.length > 0) await store.tell(others.map(releaseKey));
    wake();
  }
  let beginning = Promise.resolve();
  team.whenOnDuty(() => {
    beginning = begin().catch(onError);
  });

  return {
    close: async () => {
      stopHearing();
      closing.abort();
      await beginning;
      await Promise.all(workers.map((worker) => worker.stop()));
      // What this process gave to edges after the new release had begun.
      if (await store.edges.releases.isReplaced(release).catch(() => false)) {
        await store.tell([releaseKey(release)]).catch(onError);
      }
    },
  };
}
