// Reading the archive for maps of it. Like every read it notes the keys it depended on: a month is purged by its own stories alone.

import { everythingList } from "../model/fields/list-names.ts";
import type { Store } from "./store/store.ts";
import { placeText } from "./redirects/redirect-address.ts";
import { comparedPath } from "./store/records/compared-path.ts";
import { kindKey, listKey, monthKey, pathKey } from "./store/records/surrogate-keys.ts";

type ArchiveReads = Pick<Store, "archiveMonths" | "archivedCards" | "archivedDocs">;

export interface Archive extends ArchiveReads {
  /** Those of these paths from which a stored redirect leads away. */
  redirectedFrom(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these paths at which a record stands. */
  standingAt(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

export type OpenArchive = (keys: Set<string>) => Archive;

export function openStoreArchive(store: ArchiveReads & Pick<Store, "redirectsFrom" | "pagesAt">): OpenArchive {
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
    async redirectedFrom(paths) {
      keys.add(kindKey("redirect"));
      const found = await store.redirectsFrom(paths.map((path) => placeText({ path })));
      return new Set(paths.filter((path) => found.has(placeText({ path }))));
    },
    async standingAt(paths) {
      for (const path of paths) keys.add(pathKey(comparedPath("article", path)));
      const found = await store.pagesAt(paths);
      return new Set(paths.filter((path) => found.get(path)?.some(({ isAlias }) => !isAlias)));
    },
  });
}

/** A content API has no call for it: maps of the archive are empty, those of newest stories are not. */
export const openNoArchive: OpenArchive = () => ({
  archiveMonths: async () => [],
  async *archivedCards() {},
  async *archivedDocs() {},
  redirectedFrom: async () => new Set(),
  standingAt: async () => new Set(),
});
