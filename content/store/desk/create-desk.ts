// The tables of the desk: people, how they sign in, and what they did. No content: never part of an export of records.

import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export async function createDesk(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text } = spelling;
  await sql`create table desk_people (
    id ${text} primary key,
    name ${text} not null,
    email ${text} unique,
    role ${text} not null,
    identity ${text} unique,
    created_at bigint not null,
    ended_at bigint
  )`.execute(transaction);
  await sql`create table desk_invitations (
    hash ${text} primary key,
    person ${text} not null unique,
    until bigint not null
  )`.execute(transaction);
  await sql`create table desk_passkeys (
    credential ${text} primary key,
    person ${text} not null,
    public_key ${text} not null,
    counter bigint not null,
    transports ${text} not null,
    name ${text} not null,
    created_at bigint not null,
    used_at bigint
  )`.execute(transaction);
  await sql`create index desk_passkeys_by_person on desk_passkeys (person)`.execute(transaction);
  await sql`create table desk_sessions (
    hash ${text} primary key,
    person ${text} not null,
    began_at bigint not null,
    seen_at bigint not null,
    ends_at bigint not null,
    way ${text} not null,
    device ${text} not null
  )`.execute(transaction);
  await sql`create index desk_sessions_by_person on desk_sessions (person)`.execute(transaction);
  await sql`create table desk_pending (hash ${text} primary key, says ${text} not null, until bigint not null)`.execute(
    transaction,
  );
  await sql`create table desk_log (
    number ${counter},
    at bigint not null,
    person ${text} not null,
    name ${text} not null,
    act ${text} not null,
    subject ${text} not null,
    details ${text} not null
  )`.execute(transaction);
}

/** When somebody was last seen outlasts the sessions that tell of it. */
export async function noteLastSeen(transaction: Transaction<Tables>): Promise<void> {
  await sql`alter table desk_people add column seen_at bigint`.execute(transaction);
  await sql`update desk_people set seen_at = (select max(seen_at) from desk_sessions where person = desk_people.id)`.execute(
    transaction,
  );
}
