// Full-text search by tsvector and GIN: one column for titles, one for all words, both without positions. Words are cut to their stems here: the
// database takes twice as long for it. A look-up reads all its matches, so it is narrowed to the last days first, then to ever longer times
// (`find-newest.ts`), and to one part of the table after another (`postgres-look-up.ts`).

import { sql, type Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";
import { isPossible, timeSteps, type TimeStep } from "./find-newest.ts";
import { comparedStem } from "./passages.ts";
import { lookUps, type Column } from "./postgres-look-up.ts";
import { divide, makePartsFor } from "./postgres-parts.ts";
import type { Find, FindEach, Match, SearchEntry, SearchIndex } from "./search-index.ts";
import { indexedWords } from "./search-words.ts";

const hasManyWords = ({ words }: Match) => words.length > 2;
const columnOf = ({ titleOnly }: Match): Column => (titleOnly === true ? "titles" : "words");

/** What is written waits in a list that every look-up reads to its end: some thirty stories long, not some four hundred. */
export const kilobytesWaiting = 256;
/** While many stories come in, one after another would be put in its place: searches wait a little then. */
const kilobytesWaitingInBulk = 16_384;
const kilobytesSortedInBulk = 8 * kilobytesWaitingInBulk;
const bulkSize = 100;

export function postgresSearch(db: Kysely<Tables>): SearchIndex {
  const lookUp = lookUps(db);

  const find: Find = async (match, limit) => {
    if (!isPossible(match)) return [];
    const column = sql.ref(columnOf(match));
    // Found first, sorted then: sorted as they are found, a rare word would be looked for in every row.
    const { rows } = await sql<{ key: number }>`
      with found as materialized (select key from search where ${column} @@ ${expression(match)}::tsquery)
      select key from found order by key desc limit ${limit}`.execute(db);
    return rows.map(({ key }) => key);
  };

  const findEach: FindEach = async (matches, limit, times) => {
    const found = matches.map((): number[] => []);
    const steps = timeSteps(times);
    if (steps.length === 0) return found;
    const possible = [...matches.entries()].filter(([, match]) => isPossible(match));
    async function ask(column: Column, { hasMany }: { hasMany: boolean }): Promise<void> {
      const asked = possible.filter(([, match]) => columnOf(match) === column && hasManyWords(match) === hasMany);
      if (asked.length === 0) return;
      const texts = asked.map(([, match]) => expression(match));
      const taken = hasMany ? withoutLongestWindow(steps) : steps;
      for (const { place, keys } of await lookUp({ column, texts, steps: taken, limit })) {
        found[asked[place - 1]?.[0] ?? 0] = keys;
      }
    }
    // Each on a connection of its own, so that the database does all at once.
    await Promise.all([
      ask("titles", { hasMany: false }),
      ask("titles", { hasMany: true }),
      ask("words", { hasMany: false }),
      ask("words", { hasMany: true }),
    ]);
    return found;
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
    async keepShort(transaction) {
      await sql`alter index search_by_titles set (fastupdate = off)`.execute(transaction);
      await sql`alter index search_by_words set (gin_pending_list_limit = ${sql.lit(kilobytesWaiting)})`.execute(
        transaction,
      );
    },
    async takeStems(transaction) {
      await sql`truncate search`.execute(transaction);
      // As later in `postgres-parts.ts`, which says why.
      await sql`alter table search
        alter column titles set storage external, alter column words set storage external,
        set (toast_tuple_target = 128)`.execute(transaction);
      // From now on each connection says how much may wait (`open-postgres.ts`).
      await sql`alter index search_by_words reset (gin_pending_list_limit)`.execute(transaction);
      return "empty";
    },
    divide,
    async put(transaction, entries) {
      if (entries.size >= bulkSize) {
        await sql`set local gin_pending_list_limit = ${sql.lit(kilobytesWaitingInBulk)}`.execute(transaction);
        // Put in its place in one go: by halves nearly all words would be written twice.
        await sql`set local work_mem = ${sql.lit(kilobytesSortedInBulk)}`.execute(transaction);
      }
      await makePartsFor(Math.max(...entries.keys()), transaction);
      const stems = [...entries.values()].map(stemsOf);
      await sql`insert into search (key, titles, words)
        select key, array_to_tsvector(string_to_array(titles, ' ')), array_to_tsvector(string_to_array(words, ' '))
        from unnest(
          ${[...entries.keys()]}::bigint[],
          ${stems.map(({ titles }) => titles)}::text[],
          ${stems.map(({ words }) => words)}::text[]
        ) as given (key, titles, words)
        on conflict (key) do update set titles = excluded.titles, words = excluded.words`.execute(transaction);
    },
    async remove(transaction, key) {
      await sql`delete from search where key = ${key}`.execute(transaction);
    },
    async tidy() {
      // Empties what waits, and tells the planner of queries what was imported; otherwise the database would do so by itself amid the first searches.
      await sql`vacuum (analyze) records, lists, listings, search`.execute(db);
    },
    find,
    async findNewest(match, { reach, counted = reach + 1 }, times) {
      const [keys = []] = await findEach([match], counted, times);
      return { keys: keys.slice(0, reach), counted: keys.length };
    },
    findSome: findEach,
  };
}

/** Of many words together there are few anywhere: the step before the last would take as long as the last. A short time has no such step. */
function withoutLongestWindow(steps: readonly TimeStep[]): readonly TimeStep[] {
  return steps.length > 2 ? steps.toSpliced(-2, 1) : steps;
}

function expression({ words, prefix, labels = [] }: Match): string {
  const ending = prefix === true ? ":*" : "";
  const anyOf = (choices: readonly string[], end: string) => `(${choices.map((one) => one + end).join(" | ")})`;
  return [
    ...words.map((word) => anyOf((typeof word === "string" ? [word] : word).map(comparedStem), ending)),
    ...labels.map((choices) => anyOf(choices, "")),
  ].join(" & ");
}

/** With spaces between them. */
function stemsOf({ title, address = "", summary, body, labels }: SearchEntry): Record<Column, string> {
  const titles = new Set([...stemsIn(`${title} ${address}`), ...labels]);
  return { titles: [...titles].join(" "), words: [...titles.union(stemsIn(`${summary} ${body}`))].join(" ") };
}

function stemsIn(text: string): Set<string> {
  return new Set(indexedWords(text).map(comparedStem));
}
