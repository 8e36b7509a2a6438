// Full-text search by tsvector and GIN: one column for titles, one for all words. A look-up reads all its matches, so whoever asks narrows it
// to a time first (`find-newest.ts`).

import { sql, type Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";
import { findNewest } from "./find-newest.ts";
import type { Find, Match, SearchIndex } from "./search-index.ts";

/** The last two months are asked first, then some years, then all. */
const LONG_TIMES = 2;

export function postgresSearch(db: Kysely<Tables>): SearchIndex {
  const find: Find = async (match, limit) => {
    const column = sql.ref(match.titleOnly === true ? "titles" : "words");
    // Found first, sorted then: sorted as they are found, a rare word would be looked for in every row.
    const { rows } = await sql<{ key: number }>`
      with found as materialized (select key from search where ${column} @@ to_tsquery('english', ${expression(match)}))
      select key from found order by key desc limit ${limit}`.execute(db);
    return rows.map(({ key }) => key);
  };

  return {
    async create(transaction) {
      await sql`create table search (key bigint primary key, words tsvector not null)`.execute(transaction);
      await sql`create index search_by_words on search using gin (words)`.execute(transaction);
    },
    async makeRoomForLabels(transaction) {
      await sql`drop table search`.execute(transaction);
      await sql`create table search (key bigint primary key, titles tsvector not null, words tsvector not null)`.execute(
        transaction,
      );
      await sql`create index search_by_titles on search using gin (titles)`.execute(transaction);
      await sql`create index search_by_words on search using gin (words)`.execute(transaction);
    },
    async put(transaction, key, { title, address = "", summary, body, labels }) {
      const named = `${title} ${address}`;
      await sql`insert into search (key, titles, words)
        select ${key}, named || labels, named || labels || to_tsvector('english', ${`${summary} ${body}`})
        from (select to_tsvector('english', ${named}) as named, array_to_tsvector(${labels}::text[]) as labels) as made
        on conflict (key) do update set titles = excluded.titles, words = excluded.words`.execute(transaction);
    },
    async remove(transaction, key) {
      await sql`delete from search where key = ${key}`.execute(transaction);
    },
    async tidy() {
      // What was imported is not yet known to the planner of queries.
      await sql`analyze records, lists, listings, search`.execute(db);
    },
    find,
    findSome: (match, limit) => findNewest(find, match, limit, { to: Date.now() }, LONG_TIMES),
  };
}

function expression({ words, prefix, labels = [] }: Match): string {
  const ending = prefix === true ? ":*" : "";
  const anyOf = (choices: readonly string[], end: string) => `(${choices.map((one) => one + end).join(" | ")})`;
  return [
    ...words.map((word) => anyOf(typeof word === "string" ? [word] : word, ending)),
    ...labels.map((choices) => anyOf(choices, "")),
  ].join(" & ");
}
