// How far each edge has been purged. Of the site as it runs, no content: no part of a backup.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createEdges(transaction: Transaction<Tables>, { spelling: { text } }: Database): Promise<void> {
  await sql`create table edges (
    name ${text} not null,
    pass integer not null,
    seq bigint not null,
    due_at bigint not null,
    claimed_until bigint not null,
    failures integer not null,
    failing_since bigint,
    retry_at bigint,
    fault ${text},
    primary key (name, pass)
  )`.execute(transaction);
}
