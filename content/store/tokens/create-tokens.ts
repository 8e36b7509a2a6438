// The table of tokens of one's own. No content: never part of an export of records.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createTokens(transaction: Transaction<Tables>, { spelling: { text } }: Database): Promise<void> {
  await sql`create table access_tokens (
    id ${text} primary key,
    name ${text} not null,
    hash ${text} not null,
    kinds ${text} not null,
    sections ${text} not null,
    may_write integer not null,
    created_at bigint not null,
    created_by ${text} not null,
    expires_at bigint not null,
    used_at bigint,
    revoked_at bigint,
    revoked_by ${text}
  )`.execute(transaction);
  // Revisions and logs name a token by its name.
  await sql`create unique index access_tokens_by_name on access_tokens (name) where revoked_at is null`.execute(
    transaction,
  );
}
