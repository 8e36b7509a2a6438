// Who did what at the desk, and when. Lines are added and never changed.

import type { Selectable } from "kysely";
import type { LogLine } from "../../../model/desk/calls.ts";
import type { Connection, Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export interface Deed {
  person: string;
  name: string;
  act: string;
  /** What it was done to, such as `article/42`. */
  subject?: string;
  details?: unknown;
}

const lineOf = ({ details, ...row }: Selectable<Tables["desk_log"]>): LogLine => ({
  ...row,
  details: JSON.parse(details),
});

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

    /** Newest first; `before` is the number of the last line that was read. */
    async read(size: number, before = Number.MAX_SAFE_INTEGER): Promise<LogLine[]> {
      const rows = await read
        .selectFrom("desk_log")
        .selectAll()
        .where("number", "<", before)
        .orderBy("number", "desc")
        .limit(size)
        .execute();
      return rows.map(lineOf);
    },
  };
}
