// Redirects for many addresses that a move brings: one that another move has brought is that one's own.

import type { Store } from "../store/store.ts";
import type { GivenRecord } from "./given-record.ts";
import type { MoveReport } from "./move-report.ts";
import type { MovedRecord } from "./run-move.ts";

/** `field`: under which a record says what it came with. */
export async function* ownPatterns(
  patterns: readonly GivenRecord[],
  field: string,
  name: string,
  store: Pick<Store, "sourcesById">,
  report: MoveReport,
): AsyncGenerator<MovedRecord> {
  const stored = await store.sourcesById(
    "redirect",
    patterns.map(({ id }) => id),
  );
  for (const record of patterns) {
    const source = stored.get(record.id);
    const isOwn = source === undefined || JSON.parse(source)[field]?.blog === name;
    if (isOwn) yield { record };
    else report.note(record.id, "is answered for somebody else already: addresses of this kind do not lead here");
  }
}
