// Puts and removes records, in one transaction with their lists, their words for search and the news of it.

import type { Transaction } from "kysely";
import type { RecordType } from "../records/kinds.ts";
import type { PreparedRecord, RecordName } from "../records/parse-record.ts";
import type { SearchedText } from "../search/search-index.ts";
import type { Database } from "./database.ts";
import { listingInserts } from "./listing-inserts.ts";
import { PREPARED_VERSION } from "./prepared-version.ts";
import { prepareQuery } from "./prepare-query.ts";
import type { StoreChange, WriteResult } from "./store.ts";
import { kindKey, listKey, pathKey, recordKey } from "./surrogate-keys.ts";
import type { Tables } from "./tables.ts";

type Writing = Transaction<Tables>;

/** A process that was away for longer than this is told that everything changed. */
const CHANGES_KEPT = 60 * 60 * 1000;

/** What a transaction leaves to be told at its end. */
interface News {
  keys: Set<string>;
  /** By row number; nothing for a record that search must forget. */
  words: Map<number, SearchedText | undefined>;
}

interface StoredRow {
  key: number;
  path: string | null;
  hash: string;
  prepared_by: number;
  at: number;
  lists: string;
}

export function recordWrites(database: Database, now: () => number) {
  const { write, search, signal } = database;
  const addToLists = listingInserts(database);

  const storedRow = prepareQuery<{ type: RecordType; id: string }, StoredRow>(write, (parameter) =>
    write
      .selectFrom("records")
      .select(["key", "path", "hash", "prepared_by", "at", "lists"])
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id")),
  );

  const upsert = prepareQuery<Omit<Tables["records"], "key">, { key: number }>(write, (parameter) =>
    write
      .insertInto("records")
      .values({
        type: parameter("type"),
        id: parameter("id"),
        path: parameter("path"),
        at: parameter("at"),
        published: parameter("published"),
        hash: parameter("hash"),
        prepared_by: parameter("prepared_by"),
        lists: parameter("lists"),
        card: parameter("card"),
        doc: parameter("doc"),
        source: parameter("source"),
      })
      .onConflict((conflict) =>
        conflict.columns(["type", "id"]).doUpdateSet((expression) => ({
          path: expression.ref("excluded.path"),
          at: expression.ref("excluded.at"),
          published: expression.ref("excluded.published"),
          hash: expression.ref("excluded.hash"),
          prepared_by: expression.ref("excluded.prepared_by"),
          lists: expression.ref("excluded.lists"),
          card: expression.ref("excluded.card"),
          doc: expression.ref("excluded.doc"),
          source: expression.ref("excluded.source"),
        })),
      )
      .returning("key"),
  );

  const dropFromList = prepareQuery<Tables["listings"], never>(write, (parameter) =>
    write
      .deleteFrom("listings")
      .where("type", "=", parameter("type"))
      .where("list", "=", parameter("list"))
      .where("at", "=", parameter("at"))
      .where("id", "=", parameter("id")),
  );

  const dropRecord = prepareQuery<{ key: number }, never>(write, (parameter) =>
    write.deleteFrom("records").where("key", "=", parameter("key")),
  );

  async function put(record: PreparedRecord, news: News, writing: Writing): Promise<boolean> {
    const { type, id, index } = record;
    const [before] = await storedRow({ type, id }, writing);
    if (before?.hash === record.hash && before.prepared_by >= PREPARED_VERSION) return false;
    const lists = index.published ? index.lists : [];
    const [after] = await upsert(
      {
        type,
        id,
        path: index.path ?? null,
        at: index.at,
        published: index.published ? 1 : 0,
        hash: record.hash,
        prepared_by: PREPARED_VERSION,
        lists: JSON.stringify(lists),
        card: index.card === undefined ? null : JSON.stringify(index.card),
        doc: record.doc,
        source: record.source,
      },
      writing,
    );
    if (after === undefined) throw new Error(`The database did not answer with the row of ${type}/${id}.`);
    noteRecord(record, [before?.path, index.path], news);
    await file(record, { lists, at: index.at }, before, news, writing);
    if (index.search !== undefined && index.published) news.words.set(after.key, index.search);
    else if (before !== undefined) news.words.set(after.key, undefined);
    return true;
  }

  async function remove(name: RecordName, news: News, writing: Writing): Promise<boolean> {
    const [before] = await storedRow(name, writing);
    if (before === undefined) return false;
    noteRecord(name, [before.path], news);
    await file(name, { lists: [], at: before.at }, before, news, writing);
    news.words.set(before.key, undefined);
    await dropRecord({ key: before.key }, writing);
    return true;
  }

  /** Leaves the record in exactly these lists; only what differs is written. */
  async function file(
    { type, id }: RecordName,
    { lists, at }: { lists: readonly string[]; at: number },
    before: StoredRow | undefined,
    { keys }: News,
    writing: Writing,
  ): Promise<void> {
    const wanted = new Set(lists);
    const filed: string[] = before === undefined ? [] : JSON.parse(before.lists);
    for (const list of filed) {
      keys.add(listKey(type, list));
      if (before?.at === at && wanted.delete(list)) continue;
      await dropFromList({ type, id, list, at: before?.at ?? at }, writing);
    }
    for (const list of lists) keys.add(listKey(type, list));
    await addToLists([...wanted], { type, id, at }, writing);
  }

  // Words go in after all rows: FTS5 writes out what it holds in memory whenever another table's row is written.
  async function announce({ keys, words }: News, writing: Writing): Promise<void> {
    for (const [key, text] of words) {
      await (text === undefined ? search.remove(writing, key) : search.put(writing, key, text));
    }
    await writing
      .deleteFrom("changes")
      .where("at", "<", now() - CHANGES_KEPT)
      .execute();
    await writing
      .insertInto("changes")
      .values({ at: now(), keys: JSON.stringify([...keys]) })
      .execute();
    await signal.send(writing);
  }

  return {
    write(changes: readonly StoreChange[]): Promise<WriteResult> {
      return write.transaction().execute(async (writing) => {
        await database.lockWrites(writing);
        const news: News = { keys: new Set(), words: new Map() };
        let stored = 0;
        for (const change of changes) {
          const changed = await ("put" in change
            ? put(change.put, news, writing)
            : remove(change.remove, news, writing));
          if (changed) stored += 1;
        }
        if (stored > 0) await announce(news, writing);
        return { stored, unchanged: changes.length - stored };
      });
    },
  };
}

function noteRecord({ type, id }: RecordName, paths: readonly (string | null | undefined)[], { keys }: News): void {
  keys.add(recordKey(type, id));
  keys.add(kindKey(type));
  for (const path of paths) if (path !== undefined && path !== null) keys.add(pathKey(path));
}
