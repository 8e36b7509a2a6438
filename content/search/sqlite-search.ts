// Full-text search by FTS5. The index keeps no text of its own: records have it already.

import { sql, type Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Match, SearchIndex } from "./search-index.ts";

export function sqliteSearch(read: Kysely<Tables>): SearchIndex {
  return {
    async create(transaction) {
      await sql`create virtual table search using fts5(
        title, summary, body,
        content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2'
      )`.execute(transaction);
    },
    async put(transaction, key, { title, summary, body }) {
      await sql`insert or replace into search (rowid, title, summary, body)
        values (${key}, ${title}, ${summary}, ${body})`.execute(transaction);
    },
    async remove(transaction, key) {
      await sql`delete from search where rowid = ${key}`.execute(transaction);
    },
    async find(match, limit) {
      // The newest rows first is the order in which FTS5 can stop early: the cost does not grow with the number of stories.
      const { rows } = await sql<{ key: number }>`
        select rowid as key from search where search match ${expression(match)}
        order by rowid desc limit ${limit}`.execute(read);
      return rows.map(({ key }) => key);
    },
  };
}

function expression({ words, titleOnly, prefix }: Match): string {
  const all = words.map((word) => `"${word}"${prefix === true ? "*" : ""}`).join(" AND ");
  return titleOnly === true ? `title : (${all})` : all;
}
