// The step of `migrations.ts` that makes room for what records were before.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createRevisions(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text, bytes } = spelling;
  for (const column of [sql`changed_at bigint`, sql`changed_by ${text}`, sql`changed_way ${text}`]) {
    await sql`alter table records add column ${column}`.execute(transaction);
  }
  await sql`create table revisions (
    number ${counter},
    type ${text} not null,
    id ${text} not null,
    post ${text} not null,
    changed_at bigint,
    changed_by ${text},
    changed_way ${text},
    until bigint not null,
    hash ${text},
    source ${bytes}
  )`.execute(transaction);
  await sql`create index revisions_by_record on revisions (type, id, post, number)`.execute(transaction);
  await sql`create index revisions_by_end on revisions (until)`.execute(transaction);
}
