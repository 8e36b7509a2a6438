// Who did what at the desk, and when. Lines are added and never changed.

import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from "kysely";
import type { LogLine } from "../../../model/desk/calls.ts";
import { actsSaying, type LogAct } from "../../../model/desk/log-acts.ts";
import type { Connection, Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export interface Deed {
  person: string;
  name: string;
  act: LogAct;
  /** What it was done to, such as `article/42`. */
  subject?: string;
  details?: unknown;
}

const lineOf = ({ details, ...row }: Selectable<Tables["desk_log"]>): LogLine => ({
  ...row,
  details: JSON.parse(details),
});

export interface AskedDeeds {
  /** The number of the last line that was read. */
  before?: number;
  /** By id. */
  person?: string;
  acts?: readonly LogAct[];
  /** All of them, in whatever a line says; also parts of words. */
  words?: readonly string[];
  /** Those that were done to these have the words too. */
  subjects?: readonly string[];
}

type Where = ExpressionBuilder<Tables, "desk_log">;

function saysAll(row: Where, words: readonly string[], subjects: readonly string[]): Expression<SqlBool> {
  const byWords = row.and(words.map((word) => says(row, word)));
  return subjects.length === 0 ? byWords : row.or([byWords, row("subject", "in", [...subjects])]);
}

/** As it is stored, or as the desk tells it. */
function says(row: Where, word: string): Expression<SqlBool> {
  const part = `%${word.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
  const stored = sql<SqlBool>`lower(name || ' ' || act || ' ' || subject || ' ' || details) like ${part} escape '!'`;
  const told = actsSaying(word);
  return told.length === 0 ? stored : row.or([stored, row("act", "in", told)]);
}

/** In the transaction of what was done, where there is one. */
export async function noteDeed(
  connection: Connection,
  at: number,
  { person, name, act, subject = "", details = {} }: Deed,
): Promise<void> {
  await connection
    .insertInto("desk_log")
    .values({ at, person, name, act, subject, details: JSON.stringify(details) })
    .execute();
}

export function deskLog({ read, durable }: Database, now: () => number) {
  return {
    note: (deed: Deed) => noteDeed(durable, now(), deed),

    /** Newest first. */
    async read(size: number, { before, person, acts, words = [], subjects = [] }: AskedDeeds = {}): Promise<LogLine[]> {
      let asked = read.selectFrom("desk_log").selectAll().orderBy("number", "desc").limit(size);
      if (before !== undefined) asked = asked.where("number", "<", before);
      if (person !== undefined) asked = asked.where("person", "=", person);
      if (acts !== undefined) asked = asked.where("act", "in", [...acts]);
      if (words.length > 0) asked = asked.where((row) => saysAll(row, words, subjects));
      return (await asked.execute()).map(lineOf);
    },
  };
}
