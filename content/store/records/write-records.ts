// Puts and removes records, in one transaction with their lists, their words for search and the news of it.

import type { Transaction } from "kysely";
import type { RedirectFaults } from "../../redirects/redirect-faults.ts";
import type { PreparedRecord, RecordName } from "../../records/parse-record.ts";
import type { SearchEntry } from "../../search/search-index.ts";
import type { Database } from "../database.ts";
import { listNumbering, type ListNumbers } from "../lists/list-numbers.ts";
import { PREPARED_VERSION } from "./prepared-version.ts";
import { prepareQuery } from "../prepare-query.ts";
import { redirectFaults } from "./read-redirects.ts";
import { addressRows, pathsOf, rowsOfAddresses, type AddressRow } from "./address-rows.ts";
import { listsOfStoriesAt } from "./lists-of-stories-at.ts";
import { listsOf, rowOf, standing } from "./new-row.ts";
import { nameOf, recordRows, type FiledRow, type ListingRow } from "./record-rows.ts";
import { runsOf } from "./runs-of.ts";
import { searchEntry } from "../search/search-entry.ts";
import type { StoreChange, WriteResult } from "../store.ts";
import { goneKey, keysOf, pathsAmong } from "./surrogate-keys.ts";
import type { Tables } from "../tables.ts";
import { vocabularyWriting, type VocabularyWrites } from "../search/vocabulary-writes.ts";

interface Writing {
  transaction: Transaction<Tables>;
  numbers: ListNumbers;
  vocabulary: VocabularyWrites;
  news: News;
}

/** A process that was away for longer than this is told that everything changed. */
const CHANGES_KEPT = 60 * 60 * 1000;

/** What a transaction leaves to be told at its end. */
interface News {
  keys: Set<string>;
  /** By row number; nothing for a record that search must forget. */
  words: Map<number, SearchEntry | undefined>;
}

type OverRow = FiledRow & RecordName;

/** Where a record is going to stand. */
interface Filed extends RecordName {
  path: string | undefined;
  /** Its own and those that lead there. */
  paths: readonly (string | null)[];
  lists: readonly string[];
  at: number;
  key: number;
}

const isRedirect = (change: StoreChange) => ("put" in change ? change.put : change.remove).type === "redirect";

/** As many as leave their lists in one transaction. */
const ENDED_AT_ONCE = 200;

export function recordWrites(database: Database, now: () => number) {
  const { write, search, signal } = database;
  const numbering = listNumbering(database);
  const vocabularyOf = vocabularyWriting(write);
  const rows = recordRows(database);
  const addresses = addressRows(database);

  const over = prepareQuery<{ now: number; size: number }, OverRow>(write, (parameter) =>
    write
      .selectFrom("records")
      .select(["key", "type", "id", "path", "at", "lists"])
      .where("expires", "<=", parameter("now"))
      .orderBy("expires")
      .limit(parameter("size")),
  );

  const withdraw = prepareQuery<{ key: number }, never>(write, (parameter) =>
    write.updateTable("records").set({ published: 0, lists: "[]", expires: null }).where("key", "=", parameter("key")),
  );

  /** How many of them were new; no two are of one name. */
  async function putAll(records: readonly PreparedRecord[], writing: Writing): Promise<number> {
    const { transaction, news } = writing;
    const stored = await rows.stored(records, transaction);
    const fresh = records.flatMap((record) => {
      const before = stored.get(nameOf(record));
      if (before?.hash === record.hash && before.prepared_by >= PREPARED_VERSION) return [];
      return [{ record, before, index: standing(record.index, now()) }];
    });
    const keys = await rows.put(
      fresh.map(({ record, index }) => rowOf(record, index)),
      transaction,
    );
    const added: ListingRow[] = [];
    const found: AddressRow[] = [];
    for (const { record, before, index } of fresh) {
      const { type, id } = record;
      const key = keys.get(nameOf(record));
      if (key === undefined) throw new Error(`The database did not answer with the row of ${type}/${id}.`);
      const { path, at } = index;
      if (before !== undefined) await leavePaths(record, key, writing);
      added.push(
        ...(await file({ type, id, path, paths: pathsOf(index), lists: listsOf(index), at, key }, before, writing)),
      );
      found.push(...rowsOfAddresses(type, index, key));
      const entry = searchEntry(type, index);
      if (entry !== undefined || before !== undefined) news.words.set(key, entry);
    }
    await rows.addToLists(added, transaction);
    await addresses.add(found, transaction);
    return fresh.length;
  }

  /** What was found there is told of it. */
  async function leavePaths({ type, id }: RecordName, key: number, { transaction, news }: Writing): Promise<void> {
    const left = await addresses.drop({ key }, transaction);
    for (const name of keysOf({ type, id }, { paths: left.map(({ path }) => path), lists: [], at: 0 })) {
      news.keys.add(name);
    }
  }

  /** It leaves its lists and search, as if it had been withdrawn at that moment. */
  async function end(row: OverRow, writing: Writing): Promise<void> {
    await file({ ...row, path: row.path ?? undefined, paths: [row.path], lists: [] }, row, writing);
    writing.news.words.set(row.key, undefined);
    await withdraw({ key: row.key }, writing.transaction);
  }

  async function remove(name: RecordName, writing: Writing): Promise<number> {
    const { transaction, news } = writing;
    const before = (await rows.stored([name], transaction)).get(nameOf(name));
    if (before === undefined) return 0;
    await leavePaths(name, before.key, writing);
    await file({ ...name, path: undefined, paths: [], lists: [], at: before.at, key: before.key }, before, writing);
    news.words.set(before.key, undefined);
    await rows.drop({ key: before.key }, transaction);
    return 1;
  }

  /** Takes the record out of lists it leaves, notes everything that depended on it or will, and answers with its places in new lists. */
  async function file(
    after: Filed,
    before: FiledRow | undefined,
    { transaction, numbers, news: { keys } }: Writing,
  ): Promise<ListingRow[]> {
    const { type, lists, at, key } = after;
    const wanted = new Set(lists);
    for (const name of keysOf(after, after)) keys.add(name);
    if (before !== undefined) {
      const filed: string[] = JSON.parse(before.lists);
      for (const name of keysOf(after, { paths: [before.path], lists: filed, at: before.at })) keys.add(name);
      // What is published is in a list at least; what is not yet due nobody has seen.
      const stays = lists.length > 0 && after.path === before.path;
      const wasSeen = filed.length > 0 && before.at <= now();
      if (before.path !== null && wasSeen && !stays) keys.add(goneKey(before.path));
      for (const list of filed) {
        if (before.at === at && wanted.delete(list)) continue;
        await rows.dropFromList({ list: await numbers.numberOf(type, list), at: before.at, key }, transaction);
      }
    }
    const added: ListingRow[] = [];
    for (const list of wanted) added.push({ list: await numbers.numberOf(type, list), at, key });
    return added;
  }

  // Words go in after all rows: FTS5 writes out what it holds in memory whenever another table's row is written.
  async function announce({ transaction, vocabulary, news: { keys, words } }: Writing): Promise<void> {
    await vocabulary.note(words.values());
    const entries = new Map<number, SearchEntry>();
    for (const [key, entry] of words) {
      if (entry === undefined) await search.remove(transaction, key);
      else entries.set(key, entry);
    }
    if (entries.size > 0) await search.put(transaction, entries);
    for (const key of await listsOfStoriesAt(transaction, pathsAmong(keys))) keys.add(key);
    await transaction
      .deleteFrom("changes")
      .where("at", "<", now() - CHANGES_KEPT)
      .execute();
    await transaction
      .insertInto("changes")
      .values({ at: now(), keys: JSON.stringify([...keys]) })
      .execute();
    await signal.send(transaction);
  }

  /** How many records `work` changed, all in one transaction with the news of it. */
  async function inTransaction(work: (writing: Writing) => Promise<number>): Promise<number> {
    const { changed, numbers, vocabulary } = await write.transaction().execute(async (transaction) => {
      await database.lockWrites(transaction);
      const writing = {
        transaction,
        numbers: numbering(transaction),
        vocabulary: vocabularyOf(transaction),
        news: { keys: new Set<string>(), words: new Map() },
      };
      const records = await work(writing);
      if (records > 0) await announce(writing);
      return { ...writing, changed: records };
    });
    numbers.keep();
    vocabulary.keep();
    return changed;
  }

  return {
    async write(changes: readonly StoreChange[]): Promise<WriteResult> {
      let refused: RedirectFaults = new Map();
      const stored = await inTransaction(async (writing) => {
        const apply = async (some: readonly StoreChange[]) => {
          let changed = 0;
          for (const run of runsOf(some)) {
            changed += await ("remove" in run ? remove(run.remove, writing) : putAll(run.put, writing));
          }
          return changed;
        };
        // Redirects are judged by the pages that came or went with them, and within the transaction: two writers at once could close a loop
        // that neither sees.
        const pages = await apply(changes.filter((change) => !isRedirect(change)));
        refused = await redirectFaults(writing.transaction, changes, now);
        return pages + (await apply(changes.filter((change, place) => isRedirect(change) && !refused.has(place))));
      });
      return {
        stored,
        unchanged: changes.length - stored - refused.size,
        ...(refused.size > 0 && { refused }),
      };
    },

    writeBack(records: readonly PreparedRecord[]): Promise<number> {
      return inTransaction(async (writing) => {
        const stored = await rows.stored(records, writing.transaction);
        const same = records.filter((record) => stored.get(nameOf(record))?.hash === record.hash);
        return same.length === 0 ? 0 : putAll(same, writing);
      });
    },

    /** Ends what is over. Every process looks; whoever comes first does it, and the others hear of it as of any change. */
    async endRecords(): Promise<number> {
      const due = { now: now(), size: ENDED_AT_ONCE };
      if ((await over({ ...due, size: 1 }, database.read)).length === 0) return 0;
      return inTransaction(async (writing) => {
        const ended = await over(due, writing.transaction);
        for (const row of ended) await end(row, writing);
        return ended.length;
      });
    },
  };
}
