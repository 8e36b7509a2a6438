// Several look-ups as one statement, which goes no further than it must. For each look-up it takes one step of time after another, until one has enough,
// and in each step one part of the table after another: an append stops where its limit is reached. A step finds again what those before it have found;
// not to find it would take the index longer.

import { sql, type Kysely, type RawBuilder } from "kysely";
import { prepareQuery, type ParameterOf, type PreparedQuery } from "../store/prepare-query.ts";
import type { Tables } from "../store/tables.ts";
import type { TimeStep } from "./find-newest.ts";
import { newestParts, partCount, partTable } from "./postgres-parts.ts";

export type Column = "titles" | "words";

export interface LookUp {
  column: Column;
  /** Expressions of words, one for each look-up. */
  texts: readonly string[];
  steps: readonly TimeStep[];
  limit: number;
}

export interface FoundKeys {
  /** From 1, in the order of the texts. */
  place: number;
  keys: number[];
}

type Values = { texts: readonly string[]; limit: number } & Record<`time${number}`, string>;

interface Row {
  place: number;
  /** Of each step what it found; of those that were not needed what the one before did. */
  found: number[][];
  parts: number;
}

export function lookUps(db: Kysely<Tables>): (lookUp: LookUp) => Promise<readonly FoundKeys[]> {
  const statements = new Map<string, PreparedQuery<Values, Row>>();
  /** As far as this process knows. */
  let parts = 1;

  function statementFor(column: Column, steps: number): PreparedQuery<Values, Row> {
    const name = `${column} ${steps} ${parts}`;
    const known = statements.get(name);
    if (known !== undefined) return known;
    const made = prepareQuery<Values, Row>(db, (parameter) => statement({ column, steps, parts }, parameter));
    statements.set(name, made);
    return made;
  }

  return async function find({ column, texts, steps, limit }): Promise<readonly FoundKeys[]> {
    const values: Values = { texts, limit };
    for (const [place, step] of steps.entries()) values[`time${place}`] = step?.join(" | ") ?? "";
    const asked = parts;
    const rows = await statementFor(column, steps.length)(values);
    const there = rows[0]?.parts ?? 0;
    if (there <= asked) return rows.map(({ place, found }) => ({ place, keys: firstOf(found, limit) }));
    // Others have added some since.
    parts = Math.max(parts, there);
    return find({ column, texts, steps, limit });
  };
}

function firstOf(found: readonly number[][], limit: number): number[] {
  return [...new Set(found.flat())].slice(0, limit);
}

function statement(
  { column, steps, parts }: { column: Column; steps: number; parts: number },
  parameter: ParameterOf<Values>,
): RawBuilder<Row> {
  const taken = Array.from({ length: steps }, (_, step) => {
    const time = sql`asked.query && ${parameter(`time${step}`)}::tsquery`;
    const keys = newestParts(parts).map((some) => sortedKeys(some, sql`${sql.ref(column)} @@ (${time})`));
    const found = sql`array(select key from (${sql.join(keys, sql` union all `)}) as parts limit ${parameter("limit")})`;
    const before = step === 0 ? sql`'{}'::bigint[]` : sql`${stepTable(step - 1)}.keys`;
    // With an offset it is done once; otherwise it would be put, and done, wherever it is named.
    return sql`lateral (
      select case when cardinality(${before}) < ${parameter("limit")} then ${found} else ${before} end as keys
      offset 0
    ) as ${stepTable(step)}`;
  });
  const found = taken.map((_, step) => sql`${stepTable(step)}.keys`);
  return sql<Row>`
    with asked as materialized (
      select place, text::tsquery as query
      from unnest(${parameter("texts")}::text[]) with ordinality as each (text, place)
    )
    select place, json_build_array(${sql.join(found)}) as found, ${partCount} as parts
    from asked, ${sql.join(taken)}`;
}

const stepTable = (step: number) => sql.table(`step_${step}`);

/** Found first, sorted then: sorted as they are found, a rare word would be looked for in every row. */
function sortedKeys(parts: readonly number[], condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const each = parts.map((part) => sql`select key from ${partTable(part)} where ${condition}`);
  return sql`(with found as materialized (${sql.join(each, sql` union all `)}) select key from found order by key desc)`;
}
