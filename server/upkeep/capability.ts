// After an update the records that the version before prepared are written back in the background, parsed by today's rules.

import { openParseWorker } from "../../content/import/parse-in-worker.ts";
import { prepareOlder } from "../../content/import/prepare-older.ts";
import { storedRefusalText } from "../../content/import/report-text.ts";
import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";

export function upkeepCapability({ store, parseWorker, log }: SiteServices): Capability {
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

  const writing = writeBack();
  return {
    close: async () => {
      ending.abort();
      await parser.stop();
      await writing;
    },
  };
}
