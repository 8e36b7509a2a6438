// Reading the archive, for maps of it and for the archives of fronts. Like every read it notes the keys it depended on: a month is purged by
// its own stories alone.

import { everythingList } from "../model/fields/list-names.ts";
import { easternMonthBounds } from "../model/time/eastern-months.ts";
import { monthsBetween } from "../model/time/month.ts";
import type { Store } from "./store/store.ts";
import type { MonthsBeside } from "./store/lists/read-list-archive.ts";
import type { ArchivedType } from "./store/records/archive-queries.ts";
import { reachedStories, type ReachLookups } from "./reached-stories.ts";
import { placeText } from "./redirects/redirect-address.ts";
import { kindKey, listKey, monthKey } from "./store/records/surrogate-keys.ts";

type ArchiveReads = Pick<
  Store,
  "archiveMonths" | "archivedCards" | "archivedDocs" | "listMonths" | "listMonth" | "monthsBeside" | "listsOfMonth"
>;

export interface Archive extends ArchiveReads {
  /** Those of these paths from which a stored redirect leads away. */
  redirectedFrom(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

export type OpenArchive = (keys: Set<string>) => Archive;

export function openStoreArchive(store: ArchiveReads & ReachLookups, now: () => number = Date.now): OpenArchive {
  return (keys) => {
    /** A reader's month has a part of two in UTC. */
    const noteMonths = (type: ArchivedType, first: string, last = first) => {
      const [from, until] = [easternMonthBounds(first)?.from, easternMonthBounds(last)?.until];
      if (from === undefined || until === undefined) return;
      for (const month of monthsBetween(from, until)) keys.add(monthKey(type, month));
    };
    return {
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
      listMonths(type, list) {
        keys.add(listKey(type, list));
        return store.listMonths(type, list);
      },
      async listMonth(type, list, part) {
        noteMonths(type, part.month);
        const { cards, total } = await store.listMonth(type, list, part);
        return { cards: type === "article" ? await reachedStories(cards, store, now()) : cards, total };
      },
      async monthsBeside(type, list, month): Promise<MonthsBeside> {
        const beside = await store.monthsBeside(type, list, month);
        const { older, newer } = beside;
        noteMonths(type, older ?? month, newer ?? month);
        // At either end of the archive any story of the list may be the one that comes next.
        if (older === undefined || newer === undefined) keys.add(listKey(type, list));
        return beside;
      },
      listsOfMonth(type, lists, month) {
        noteMonths(type, month);
        return store.listsOfMonth(type, lists, month);
      },
      async redirectedFrom(paths) {
        keys.add(kindKey("redirect"));
        const found = await store.redirectsFrom(paths.map((path) => placeText({ path })));
        return new Set(paths.filter((path) => found.has(placeText({ path }))));
      },
    };
  };
}

/** A content API has no call for it: maps of the archive are empty, those of newest stories are not. */
export const openNoArchive: OpenArchive = () => ({
  archiveMonths: async () => [],
  async *archivedCards() {},
  async *archivedDocs() {},
  redirectedFrom: async () => new Set(),
  listMonths: async () => [],
  listMonth: async () => ({ cards: [], total: 0 }),
  monthsBeside: async () => ({}),
  listsOfMonth: async () => [],
});
