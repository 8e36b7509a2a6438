// Planned redirects into the store. One batch may have to wait for another that takes away what stands in its way.

import type { ChangedBy } from "../store/changed-by.ts";
import type { Store } from "../store/store.ts";
import type { PlannedRedirect } from "./plan-redirects.ts";

/** What is left in the end cannot be stored beside what another writer stored meanwhile. */
export async function storeRedirects(
  planned: readonly PlannedRedirect[],
  store: Pick<Store, "write">,
  batchSize: number,
  by?: ChangedBy,
): Promise<PlannedRedirect[]> {
  let waiting = planned.filter(({ outcome }) => outcome.kind !== "refused" && outcome.kind !== "same");
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    const refused: PlannedRedirect[] = [];
    for (let start = 0; start < waiting.length; start += batchSize) {
      const batch = waiting.slice(start, start + batchSize);
      const result = await store.write(
        batch.flatMap(({ change }) => change ?? []),
        { by },
      );
      refused.push(...batch.filter((_, place) => result.refused?.has(place) === true));
    }
    waiting = refused;
  }
  return waiting;
}

export const notStored = "could not be stored beside what another writer stored meanwhile";
