// What is done in the background. After an update the records that the version before prepared are written back, parsed by today's rules; versions
// of records that are too old or too many are dropped. One worker of a node does it.

import { openParseWorker } from "../../content/import/parse-in-worker.ts";
import { prepareOlder } from "../../content/import/prepare-older.ts";
import { storedRefusalText } from "../../content/import/report-text.ts";
import { limitsIn } from "../../content/store/revisions/revision-limits.ts";
import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";

/** Milliseconds between two prunings. */
const prunePeriod = 60 * 60 * 1000;

export function upkeepCapability({ config, store, team, parseWorker, log }: SiteServices): Capability {
  const parser = openParseWorker({ file: parseWorker });
  const ending = new AbortController();

  async function writeBack(): Promise<void> {
    try {
      const records = await prepareOlder(store, {
        parse: parser.parse,
        onRefusal: (refusal) => log.warn({ record: storedRefusalText(refusal) }, events.prepareFailed),
        signal: ending.signal,
      });
      if (records > 0) log.info({ records }, events.preparedAgain);
    } catch (error) {
      // It is tried again at the next start; meanwhile records are prepared when they are read.
      if (!ending.signal.aborted) log.warn({ err: error }, events.prepareFailed);
    }
  }

  async function prune(): Promise<void> {
    try {
      const revisions = await store.revisions.prune(limitsIn(config), ending.signal);
      if (revisions > 0) log.info({ revisions }, events.revisionsPruned);
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error }, events.pruneFailed);
    }
  }

  let writing = Promise.resolve();
  let pruning: NodeJS.Timeout | undefined;
  team.whenOnDuty(() => {
    writing = writeBack().then(prune);
    pruning = setInterval(() => {
      writing = writing.then(prune);
    }, prunePeriod).unref();
  });
  return {
    close: async () => {
      ending.abort();
      clearInterval(pruning);
      await parser.stop();
      await writing;
    },
  };
}
