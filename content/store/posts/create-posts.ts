// The step of `migrations.ts` that makes room for posts that reporters send one by one.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createLivePosts(
  transaction: Transaction<Tables>,
  { spelling: { counter, text } }: Database,
): Promise<void> {
  await sql`create table live_posts (
    number ${counter},
    event ${text} not null,
    id ${text} not null,
    at bigint not null,
    sent ${text},
    hash ${text},
    prepared_by integer not null default 0,
    pinned integer not null default 0,
    weight integer not null default 0,
    first_weight integer not null default 0,
    changed_at bigint,
    changed_by ${text},
    changed_way ${text},
    source ${text},
    doc ${text},
    unique (event, id)
  )`.execute(transaction);
}
