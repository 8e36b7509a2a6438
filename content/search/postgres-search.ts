// Full-text search by tsvector and a GIN index; weight A is the title.

import { sql, type Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Match, SearchIndex } from "./search-index.ts";

export function postgresSearch(db: Kysely<Tables>): SearchIndex {
  return {
    async create(transaction) {
      await sql`create table search (key bigint primary key, words tsvector not null)`.execute(transaction);
      await sql`create index search_by_words on search using gin (words)`.execute(transaction);
    },
    async put(transaction, key, { title, summary, body }) {
      await sql`insert into search (key, words) values (${key},
          setweight(to_tsvector('english', ${title}), 'A') ||
          setweight(to_tsvector('english', ${summary}), 'B') ||
          setweight(to_tsvector('english', ${body}), 'C'))
        on conflict (key) do update set words = excluded.words`.execute(transaction);
    },
    async remove(transaction, key) {
      await sql`delete from search where key = ${key}`.execute(transaction);
    },
    async tidy() {
      // What was imported is not yet known to the planner of queries.
      await sql`analyze records, lists, listings, search`.execute(db);
    },
    async find(match, limit) {
      const { rows } = await sql<{ key: number }>`
        select key from search where words @@ to_tsquery('english', ${expression(match)})
        order by key desc limit ${limit}`.execute(db);
      return rows.map(({ key }) => key);
    },
  };
}

function expression({ words, titleOnly, prefix }: Match): string {
  const flags = `${prefix === true ? "*" : ""}${titleOnly === true ? "A" : ""}`;
  return words.map((word) => (flags === "" ? word : `${word}:${flags}`)).join(" & ");
}
