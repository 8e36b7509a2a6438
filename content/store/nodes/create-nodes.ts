// What each node last said of itself. Of the site as it runs, no content: no part of a backup.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createNodes(transaction: Transaction<Tables>, { spelling: { text } }: Database): Promise<void> {
  await sql`create table nodes (name ${text} primary key, at bigint not null, summary ${text} not null)`.execute(
    transaction,
  );
}
