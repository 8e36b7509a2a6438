// Full-text search by FTS5: one index of titles, one of all words. They keep no text of their own (records have it already)
// and no positions (nothing searches for phrases), which makes them small and quick to write.

import { sql, type Kysely, type Transaction } from "kysely";
import { prepareQuery, prepareRows } from "../store/prepare-query.ts";
import type { Tables } from "../store/tables.ts";
import { findNewest } from "./find-newest.ts";
import type { Find, Match, SearchIndex } from "./search-index.ts";

const settings = sql`content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2'`;
const bytesHeld = 8 * 1024 * 1024;
/** Of one step of merging: some ten milliseconds. */
const pagesMerged = 500;

export function sqliteSearch(read: Kysely<Tables>, write: Kysely<Tables>): SearchIndex {
  const titles = wordIndex("search_titles", read, write);
  const words = wordIndex("search_words", read, write);

  const find: Find = async (match, limit) => {
    const index = match.titleOnly === true ? titles : words;
    const rows = await index.find({ expression: expression(match), limit }).catch(noMatchForPhrase);
    return rows.flatMap(({ keys }): number[] => JSON.parse(keys));
  };

  return {
    async create(transaction) {
      for (const name of ["search_titles", "search_words"]) {
        await sql`create virtual table ${sql.table(name)} using fts5(words, ${settings})`.execute(transaction);
      }
      // Holding more before writing, and merging less often, makes large imports faster and searches hardly slower.
      await sql`insert into search_words (search_words, rank) values ('hashsize', ${sql.lit(bytesHeld)})`.execute(
        transaction,
      );
      await sql`insert into search_words (search_words, rank) values ('automerge', 8)`.execute(transaction);
    },
    // The tables stay as they are: labels are words like others.
    async makeRoomForLabels(transaction) {
      await titles.empty(transaction);
      await words.empty(transaction);
    },
    async put(transaction, entries) {
      const rows = [...entries].map(([key, { title, address = "", summary, body, labels }]) => {
        const named = `${title} ${address} ${labels.join(" ")}`;
        return { key, named, all: `${named} ${summary} ${body}` };
      });
      const ofTitles = rows.map(({ key, named }) => ({ key, words: named }));
      await titles.put(ofTitles, transaction);
      const ofAll = rows.map(({ key, all }) => ({ key, words: all }));
      await words.put(ofAll, transaction);
    },
    async remove(transaction, key) {
      await titles.remove({ key }, transaction);
      await words.remove({ key }, transaction);
    },
    // FTS5 looks after itself.
    keepShort: async () => {},
    takeStems: async () => "as it was",
    divide: async () => {},
    async tidy() {
      await titles.merge();
      await words.merge();
    },
    find,
    findNewest: (match, reach, times) => findNewest(find, match, reach, times),
    // It stops as soon as there are enough.
    findSome: (matches, limit) => Promise.all(matches.map((match) => find(match, limit))),
  };
}

function wordIndex(name: string, read: Kysely<Tables>, write: Kysely<Tables>) {
  const table = sql.table(name);

  async function rowsWritten(): Promise<number> {
    const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(write);
    return rows[0]?.total ?? 0;
  }

  /** A look-up reads every part of the index; merging them makes it one. FTS5 says so by writing next to nothing. */
  async function merge(): Promise<void> {
    for (let pages = -pagesMerged; ; pages = pagesMerged) {
      const before = await rowsWritten();
      await sql`insert into ${table} (${table}, rank) values ('merge', ${sql.lit(pages)})`.execute(write);
      if ((await rowsWritten()) - before < 2) return;
    }
  }

  async function empty(transaction: Transaction<Tables>): Promise<void> {
    await sql`insert into ${table} (${table}) values ('delete-all')`.execute(transaction);
  }

  return {
    merge,
    empty,
    put: prepareRows<{ key: number; words: string }, never>(write, (rows) => {
      const values = rows.map((parameter) => sql`(${parameter("key")}, ${parameter("words")})`);
      return sql`insert or replace into ${table} (rowid, words) values ${sql.join(values)}`;
    }),
    remove: prepareQuery<{ key: number }, never>(
      write,
      (parameter) => sql`delete from ${table} where rowid = ${parameter("key")}`,
    ),
    // The newest rows first is the order in which FTS5 can stop early: the cost does not grow with the number of stories. They come as one
    // row: an object for each of a thousand takes longer than finding them.
    find: prepareQuery<{ expression: string; limit: number }, { keys: string }>(
      read,
      (parameter) => sql`select json_group_array(key) as keys from (
        select rowid as key from ${table} where ${table} match ${parameter("expression")}
        order by rowid desc limit ${parameter("limit")})`,
    ),
  };
}

function expression({ words, prefix, labels = [] }: Match): string {
  const ending = prefix === true ? "*" : "";
  const anyOf = (choices: readonly string[], end: string) => `(${choices.map((one) => `"${one}"${end}`).join(" OR ")})`;
  return [
    ...words.map((word) => anyOf(typeof word === "string" ? [word] : word, ending)),
    ...labels.map((choices) => anyOf(choices, "")),
  ].join(" AND ");
}

/** A word in a script that is younger than FTS5's tables falls apart there, and the parts would be a phrase. */
function noMatchForPhrase(error: unknown): never[] {
  if (error instanceof Error && error.message.includes("phrase queries are not supported")) return [];
  throw error;
}
