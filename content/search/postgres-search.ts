// Full-text search by tsvector and GIN: one column for titles, one for all words. A look-up reads all its matches, so it is narrowed to the last
// days first, then to ever longer times (`find-newest.ts`): here that is one statement, which goes no further than it must.

import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../store/tables.ts";
import { isPossible, timeSteps, type TimeStep } from "./find-newest.ts";
import type { Find, FindEach, Match, SearchIndex } from "./search-index.ts";

type Column = "titles" | "words";

const columnOf = ({ titleOnly }: Match): Column => (titleOnly === true ? "titles" : "words");

/** What is written waits in a list that every look-up reads to its end: some thirty stories long, not some four hundred. */
const KILOBYTES_WAITING = 256;

export function postgresSearch(db: Kysely<Tables>): SearchIndex {
  const find: Find = async (match, limit) => {
    if (!isPossible(match)) return [];
    const column = sql.ref(columnOf(match));
    // Found first, sorted then: sorted as they are found, a rare word would be looked for in every row.
    const { rows } = await sql<{ key: number }>`
      with found as materialized (select key from search where ${column} @@ to_tsquery('english', ${expression(match)}))
      select key from found order by key desc limit ${limit}`.execute(db);
    return rows.map(({ key }) => key);
  };

  const findEach: FindEach = async (matches, limit, times) => {
    const found = matches.map((): number[] => []);
    const steps = timeSteps(times);
    if (steps.length === 0) return found;
    async function ask(column: Column): Promise<void> {
      const asked = [...matches.entries()].filter(([, match]) => columnOf(match) === column && isPossible(match));
      if (asked.length === 0) return;
      const texts = asked.map(([, match]) => expression(match));
      const { rows } = await newestOfEach(column, texts, steps, limit).execute(db);
      for (const { place, keys } of rows) found[asked[place - 1]?.[0] ?? 0] = keys;
    }
    // Each on a connection of its own, so that the database does both at once.
    await Promise.all([ask("titles"), ask("words")]);
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
      await sql`alter index search_by_words set (gin_pending_list_limit = ${sql.lit(KILOBYTES_WAITING)})`.execute(
        transaction,
      );
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
      await sql`select gin_clean_pending_list('search_by_titles'), gin_clean_pending_list('search_by_words')`.execute(
        db,
      );
      // What was imported is not yet known to the planner of queries.
      await sql`analyze records, lists, listings, search`.execute(db);
    },
    find,
    async findNewest(match, { reach, counted = reach + 1 }, times) {
      const [keys = []] = await findEach([match], counted, times);
      return { keys: keys.slice(0, reach), counted: keys.length };
    },
    findSome: findEach,
  };
}

interface FoundKeys {
  /** From 1, in the order of what was asked. */
  place: number;
  keys: number[];
}

/** Steps are asked for only while there are too few: a limit stops an append where it has enough. */
function newestOfEach(
  column: Column,
  texts: readonly string[],
  steps: readonly TimeStep[],
  limit: number,
): RawBuilder<FoundKeys> {
  const found = steps.map((step, place) => {
    const time = timeExpression(step, steps[place - 1]);
    const query = time === undefined ? sql`asked.query` : sql`asked.query && ${time}::tsquery`;
    // Of nothing but words that the database passes over, no words are left to look for.
    return sql`(with step as materialized (
        select key from search where numnode(asked.query) > 0 and ${sql.ref(column)} @@ (${query})
      ) select key from step order by key desc)`;
  });
  return sql<FoundKeys>`
    with asked as materialized (
      select place, to_tsquery('english', text) as query from unnest(${texts}::text[]) with ordinality as each (text, place)
    )
    select place, to_json(array(select key from (${sql.join(found, sql` union all `)}) as steps limit ${limit})) as keys
    from asked`;
}

/** Within this step, and not found by the one before. */
function timeExpression(step: TimeStep, before: TimeStep): string | undefined {
  const parts = [
    ...(step === undefined ? [] : [`(${step.join(" | ")})`]),
    ...(before === undefined ? [] : [`!(${before.join(" | ")})`]),
  ];
  return parts.length === 0 ? undefined : parts.join(" & ");
}

function expression({ words, prefix, labels = [] }: Match): string {
  const ending = prefix === true ? ":*" : "";
  const anyOf = (choices: readonly string[], end: string) => `(${choices.map((one) => one + end).join(" | ")})`;
  return [
    ...words.map((word) => anyOf(typeof word === "string" ? [word] : word, ending)),
    ...labels.map((choices) => anyOf(choices, "")),
  ].join(" & ");
}
