// The tables of fronts that people work on: what each was when they began, what they did to it, and who is there.

import { sql, type Transaction } from "kysely";
import { frontOf } from "../../../model/desk/front.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

/** The last working copy of a front that somebody threw away, with its steps, until the next one is. */
export async function createDiscarded(
  transaction: Transaction<Tables>,
  { spelling: { text } }: Database,
): Promise<void> {
  await sql`create table desk_discarded (
    layout ${text} primary key,
    at bigint not null,
    name ${text} not null,
    draft ${text} not null,
    steps ${text} not null
  )`.execute(transaction);
}

export async function createDrafts(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text } = spelling;
  await sql`create table desk_drafts (
    layout ${text} primary key,
    base ${text} not null,
    base_version ${text} not null,
    front ${text} not null,
    steps bigint not null,
    began_at bigint not null,
    publish_at bigint,
    publish_by ${text}
  )`.execute(transaction);
  await sql`create table desk_steps (
    number ${counter},
    layout ${text} not null,
    id ${text} not null,
    step bigint not null,
    at bigint not null,
    person ${text} not null,
    name ${text} not null,
    change ${text} not null,
    undo ${text} not null,
    undone integer not null,
    unique (layout, id)
  )`.execute(transaction);
  await sql`create index desk_steps_by_layout on desk_steps (layout, step)`.execute(transaction);
  await sql`create table desk_presence (
    layout ${text} not null,
    person ${text} not null,
    name ${text} not null,
    seen_at bigint not null,
    primary key (layout, person)
  )`.execute(transaction);
}

/** What a working copy is a copy of knows its modules by the keys that steps name: the layout alone has none. */
export async function keyBases(transaction: Transaction<Tables>): Promise<void> {
  const keyed = (base: string) => JSON.stringify(frontOf(JSON.parse(base)));
  for (const { layout, base } of await transaction.selectFrom("desk_drafts").select(["layout", "base"]).execute()) {
    await transaction
      .updateTable("desk_drafts")
      .set({ base: keyed(base) })
      .where("layout", "=", layout)
      .execute();
  }
  for (const { layout, draft } of await transaction
    .selectFrom("desk_discarded")
    .select(["layout", "draft"])
    .execute()) {
    const row: { base: string } = JSON.parse(draft);
    const kept = JSON.stringify({ ...row, base: keyed(row.base) });
    await transaction.updateTable("desk_discarded").set({ draft: kept }).where("layout", "=", layout).execute();
  }
}
