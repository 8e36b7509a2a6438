// A transaction that changes what readers see: one writer at a time, words into search and the news of it at its end, all or nothing.

import type { Transaction } from "kysely";
import type { SearchEntry } from "../../search/search-index.ts";
import type { Database } from "../database.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { listNumbering, type ListNumbers } from "../lists/list-numbers.ts";
import { vocabularyWriting, type VocabularyWrites } from "../search/vocabulary-writes.ts";
import type { ChangedBy } from "../changed-by.ts";
import type { Tables } from "../tables.ts";
import { listsOfStoriesAt } from "./lists-of-stories-at.ts";
import type { Change } from "./new-row.ts";
import { pathsAmong } from "./surrogate-keys.ts";

export interface Writing {
  transaction: Transaction<Tables>;
  change: Change;
  /** See `WriteOptions`. */
  withAllPosts?: boolean;
  isRestored?: boolean;
  numbers: ListNumbers;
  vocabulary: VocabularyWrites;
  news: News;
}

/** What a transaction leaves to be told at its end. */
interface News {
  keys: Set<string>;
  /** By row number; nothing for a record that search must forget. */
  words: Map<number, SearchEntry | undefined>;
}

/** A process that was away for longer than this is told that everything changed. */
const changesStoredFor = 60 * 60 * 1000;

export type AnnouncedWrites = ReturnType<typeof announcedWrites>;

export function announcedWrites(database: Database, now: () => number) {
  const { write, search, signal } = database;
  const numbering = listNumbering(database);
  const vocabularyOf = vocabularyWriting(write);

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
      .where("at", "<", now() - changesStoredFor)
      .execute();
    await transaction
      .insertInto("changes")
      .values({ at: now(), keys: JSON.stringify([...keys]) })
      .execute();
    await signal.send(transaction);
  }

  // Whoever waits in the database, for its lock, keeps a connection from readers all the while.
  const inTurn = oneAtATime();

  /** What `work` returns, all in one transaction with the news of it. Without news nothing is told. */
  return async function inTransaction<T>(by: ChangedBy, work: (writing: Writing) => Promise<T>): Promise<T> {
    const { result, numbers, vocabulary } = await inTurn(() =>
      write.transaction().execute(async (transaction) => {
        await database.lockWrites(transaction);
        const writing: Writing = {
          transaction,
          change: { at: now(), by },
          numbers: numbering(transaction),
          vocabulary: vocabularyOf(transaction),
          news: { keys: new Set(), words: new Map() },
        };
        const done = await work(writing);
        if (writing.news.keys.size > 0) await announce(writing);
        return { ...writing, result: done };
      }),
    );
    numbers.keep();
    vocabulary.keep();
    return result;
  };
}
