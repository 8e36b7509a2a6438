// Puts and removes records, in one transaction with their lists, their words for search and the news of it.

import type { Transaction } from "kysely";
import type { RecordType } from "../records/kinds.ts";
import type { PreparedRecord, RecordName } from "../records/parse-record.ts";
import type { Database } from "./database.ts";
import { PREPARED_VERSION } from "./prepared-version.ts";
import { prepareQuery } from "./prepare-query.ts";
import type { StoreChange, WriteResult } from "./store.ts";
import { kindKey, listKey, pathKey, recordKey } from "./surrogate-keys.ts";
import type { Tables } from "./tables.ts";

type Writing = Transaction<Tables>;

/** A process that was away for longer than this is told that everything changed. */
const CHANGES_KEPT = 60 * 60 * 1000;

interface StoredRow {
  key: number;
  path: string | null;
  hash: string;
  prepared_by: number;
}

export function recordWrites(database: Database, now: () => number) {
  const { write, search, signal } = database;

  const storedRow = prepareQuery<{ type: RecordType; id: string }, StoredRow>(write, (parameter) =>
    write
      .selectFrom("records")
      .select(["key", "path", "hash", "prepared_by"])
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id")),
  );

  const listsOf = prepareQuery<{ type: RecordType; id: string }, { list: string; at: number }>(write, (parameter) =>
    write
      .selectFrom("listings")
      .select(["list", "at"])
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
        card: parameter("card"),
        doc: parameter("doc"),
        source: parameter("source"),
      })
      .onConflict((conflict) =>
        conflict.columns(["type", "id"]).doUpdateSet(({ ref }) => ({
          path: ref("excluded.path"),
          at: ref("excluded.at"),
          published: ref("excluded.published"),
          hash: ref("excluded.hash"),
          prepared_by: ref("excluded.prepared_by"),
          card: ref("excluded.card"),
          doc: ref("excluded.doc"),
          source: ref("excluded.source"),
        })),
      )
      .returning("key"),
  );

  const addToList = prepareQuery<Tables["listings"], never>(write, (parameter) =>
    write.insertInto("listings").values({
      type: parameter("type"),
      list: parameter("list"),
      at: parameter("at"),
      id: parameter("id"),
    }),
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

  async function put(record: PreparedRecord, keys: Set<string>, writing: Writing): Promise<boolean> {
    const { type, id, index } = record;
    const [before] = await storedRow({ type, id }, writing);
    if (before?.hash === record.hash && before.prepared_by >= PREPARED_VERSION) return false;
    const [after] = await upsert(
      {
        type,
        id,
        path: index.path ?? null,
        at: index.at,
        published: index.published ? 1 : 0,
        hash: record.hash,
        prepared_by: PREPARED_VERSION,
        card: index.card === undefined ? null : JSON.stringify(index.card),
        doc: record.doc,
        source: record.source,
      },
      writing,
    );
    if (after === undefined) throw new Error(`The database did not answer with the row of ${type}/${id}.`);
    noteRecord(record, before?.path, keys);
    if (index.path !== undefined) keys.add(pathKey(index.path));
    await file(record, index.published ? index.lists : [], index.at, before !== undefined, keys, writing);
    if (index.search !== undefined && index.published) await search.put(writing, after.key, index.search);
    else if (before !== undefined) await search.remove(writing, after.key);
    return true;
  }

  async function remove(name: RecordName, keys: Set<string>, writing: Writing): Promise<boolean> {
    const [before] = await storedRow(name, writing);
    if (before === undefined) return false;
    noteRecord(name, before.path, keys);
    await file(name, [], 0, true, keys, writing);
    await search.remove(writing, before.key);
    await dropRecord({ key: before.key }, writing);
    return true;
  }

  function noteRecord({ type, id }: RecordName, pathBefore: string | null | undefined, keys: Set<string>): void {
    keys.add(recordKey(type, id));
    keys.add(kindKey(type));
    if (pathBefore !== undefined && pathBefore !== null) keys.add(pathKey(pathBefore));
  }

  /** Leaves the record in exactly these lists; only what differs is written. */
  async function file(
    { type, id }: RecordName,
    lists: readonly string[],
    at: number,
    wasStored: boolean,
    keys: Set<string>,
    writing: Writing,
  ): Promise<void> {
    const wanted = new Set(lists);
    const before = wasStored ? await listsOf({ type, id }, writing) : [];
    for (const entry of before) {
      keys.add(listKey(type, entry.list));
      if (entry.at === at && wanted.delete(entry.list)) continue;
      await dropFromList({ type, id, ...entry }, writing);
    }
    for (const list of lists) keys.add(listKey(type, list));
    for (const list of wanted) await addToList({ type, id, list, at }, writing);
  }

  async function announce(keys: ReadonlySet<string>, writing: Writing): Promise<void> {
    await writing.deleteFrom("changes").where("at", "<", now() - CHANGES_KEPT).execute();
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
        const keys = new Set<string>();
        let stored = 0;
        for (const change of changes) {
          const changed = await ("put" in change
            ? put(change.put, keys, writing)
            : remove(change.remove, keys, writing));
          if (changed) stored += 1;
        }
        if (keys.size > 0) await announce(keys, writing);
        return { stored, unchanged: changes.length - stored };
      });
    },
  };
}
