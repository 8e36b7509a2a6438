// The tables of webhooks: who is told of changes, and what is on its way there. Like letters no content.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createWebhookTables(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text } = spelling;
  await sql`create table webhooks (
    id ${text} primary key,
    url ${text} not null,
    events ${text} not null,
    secrets ${text} not null,
    created_at bigint not null,
    failures integer not null,
    failing_since bigint,
    retry_at bigint,
    fault ${text},
    off_at bigint,
    off_reason ${text}
  )`.execute(transaction);
  await sql`create table webhook_outbox (
    number ${counter},
    message ${text} not null,
    endpoint ${text} not null,
    event ${text} not null,
    record_type ${text} not null,
    record_id ${text} not null,
    path ${text},
    at bigint not null,
    due bigint,
    tries integer not null,
    fault ${text}
  )`.execute(transaction);
  await sql`create index webhook_outbox_by_due on webhook_outbox (due)`.execute(transaction);
  await sql`create index webhook_outbox_by_endpoint on webhook_outbox (endpoint, due, number)`.execute(transaction);
  await sql`create index webhook_outbox_by_record on webhook_outbox (record_type, record_id)`.execute(transaction);
}
