// After an update of the site: records that the version before prepared are parsed again and written back, so that lists and search follow
// today's rules too. Pages need not wait for it: what is read before is prepared when it is read.

import type { PreparedRecord, Refusal } from "../records/parse-record.ts";
import type { Store } from "../store/store.ts";
import type { ParseLines } from "./read-records.ts";

export interface PrepareOptions {
  parse: ParseLines;
  /** Told of a record that today's rules refuse: it stays as it is, and no page shows it. */
  onRefusal: (refusal: Refusal) => void;
  signal?: AbortSignal;
}

const encoder = new TextEncoder();

/** How many were written back. */
export async function prepareOlder(store: Store, { parse, onRefusal, signal }: PrepareOptions): Promise<number> {
  let written = 0;
  for await (const sources of store.olderSources()) {
    if (signal?.aborted) break;
    const records: PreparedRecord[] = [];
    for (const parsed of await parse(sources.map((source) => encoder.encode(source)))) {
      if (parsed === undefined) continue;
      if ("ok" in parsed) records.push(parsed.ok);
      else if ("refused" in parsed) onRefusal(parsed.refused);
    }
    written += await store.writeBack(records);
  }
  return written + (await store.posts.prepareOlder());
}
