// Reading the archive for maps of it. Like every read it notes the keys it depended on: a month is purged by its own stories alone.

import { everythingList } from "../model/fields/list-names.ts";
import type { Store } from "./store/store.ts";
import { listKey, monthKey } from "./store/records/surrogate-keys.ts";

export type Archive = Pick<Store, "archiveMonths" | "archivedCards" | "archivedDocs">;

export type OpenArchive = (keys: Set<string>) => Archive;

export function openStoreArchive(store: Archive): OpenArchive {
  return (keys) => ({
    archiveMonths(type) {
      keys.add(listKey(type, everythingList));
      return store.archiveMonths(type);
    },
    archivedCards(type, part) {
      keys.add(monthKey(type, part.month));
      return store.archivedCards(type, part);
    },
    archivedDocs(type, part) {
      keys.add(monthKey(type, part.month));
      return store.archivedDocs(type, part);
    },
  });
}

/** A content API has no call for it: maps of the archive are empty, those of newest stories are not. */
export const openNoArchive: OpenArchive = () => ({
  archiveMonths: async () => [],
  async *archivedCards() {},
  async *archivedDocs() {},
});
