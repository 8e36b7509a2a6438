// Purges one edge of what has changed: at once, and once more when every process must have heard of the change, since one that had not could have given
// the edge an old page after the first time. Every node has such workers; the claim decides who purges.

import type { Logger } from "pino";
import type { ClaimedPurge, EdgeStore, PurgeFailed } from "../../content/store/edges/edge-store.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { events } from "../log.ts";
import type { Figures } from "../operating/figures.ts";
import { startOutboxWorker, untilStored, type OutboxWorker } from "../work/outbox-worker.ts";
import type { Edge } from "./edge-address.ts";
import type { EdgeKeys } from "./edge-keys.ts";
import { heardChanges } from "./heard-changes.ts";
import { keysAtOnce, purgePatience, sendPurge, type PurgeSettings } from "./send-purge.ts";

export interface PurgeWorkerParts {
  edge: Edge;
  edges: EdgeStore;
  keys: EdgeKeys;
  settings: PurgeSettings;
  /** One process of a node is. */
  isOnDuty: () => boolean;
  figures: Pick<Figures, "purgesTaken" | "purgesFailed">;
  log: Logger;
}

/** Processes hear of a change within a tenth of a second; a page that was being made then is known to be old and not kept. */
export const purgedAgainAfter = 700;
/** What other nodes changed is told by the store; this finds what is due again after a failure. */
const lookEvery = 1_000;
/** Longer than an edge is waited for: what is claimed for longer was left by a process that died. */
const claimFor = purgePatience + 2_000;
/** Beyond this everything is purged. */
const mostCalls = 10;

export function startPurgeWorker(parts: PurgeWorkerParts): OutboxWorker {
  const { edge, edges, keys, settings, isOnDuty, figures, log } = parts;
  const { name } = edge;
  const heard = heardChanges(purgedAgainAfter, () => performance.now());
  const onError = (error: unknown) => log.error({ err: error, edge: name }, events.purgeFailed);

  async function claim(pass: number): Promise<ClaimedPurge[]> {
    if (!isOnDuty()) return [];
    heard.note(await edges.newestChange());
    const again = pass === 0 ? {} : { upTo: heard.settled(), dueBefore: purgedAgainAfter };
    const claimed = await edges.claim({ name, pass, milliseconds: claimFor, ...again });
    return claimed === undefined ? [] : [claimed];
  }

  function sentKeys(changed: readonly string[]): string[] {
    const sent = keys.ofChange(changed);
    return sent.length > mostCalls * keysAtOnce[edge.kind] ? keys.ofChange([everythingKey]) : sent;
  }

  async function purge(claimed: ClaimedPurge, signal: AbortSignal): Promise<void> {
    let failed: PurgeFailed | undefined;
    try {
      await sendPurge(edge, sentKeys(claimed.keys), settings, signal);
    } catch (error) {
      // Nobody waits for an answer any more: another process goes on at once.
      if (signal.aborted) return edges.release(claimed);
      failed = { reason: error instanceof Error ? error.message : String(error), isOwn: edge.kind === "varnish" };
    }
    const again = await untilStored(() => edges.settle(claimed, failed), signal, onError);
    if (failed === undefined) figures.purgesTaken += 1;
    else {
      figures.purgesFailed += 1;
      // An edge that is away for hours is told of the first time, the second, the fourth, and so on.
      if (again === undefined || Number.isInteger(Math.log2(again.failures)))
        log.warn({ edge: name, reason: failed.reason }, events.purgeFailed);
    }
    if (again !== undefined) setTimeout(() => lanes[claimed.pass]?.wake(), again.pause + 1).unref();
  }

  const lanes = [0, 1].map((pass) =>
    startOutboxWorker({
      claim: () => claim(pass),
      send: async (claimed, signal) => {
        await Promise.all(claimed.map((one) => purge(one, signal)));
        // An edge that is away is asked again when the store says so.
        return true;
      },
      atOnce: 1,
      lanes: [lookEvery],
      onError,
      onStopped: () => undefined,
    }),
  );
  return {
    wake() {
      lanes[0]?.wake();
      setTimeout(() => lanes[1]?.wake(), purgedAgainAfter + 1).unref();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
