// The table of search in PostgreSQL is stored in parts, each of so many row numbers. A look-up in GIN reads the whole of its rarest word; in parts it
// goes no further than it must, and the cost of what many stories have does not grow with the archive.

import { sql, type RawBuilder, type Transaction } from "kysely";
import type { Tables } from "../store/tables.ts";

const rowsInAPart = 2 ** 17;

const partOf = (key: number) => Math.floor(key / rowsInAPart);
export const partTable = (part: number) => sql.table(`search_${part}`);

/** How many there are; they are numbered without a gap. */
export const partCount: RawBuilder<number> = sql`(
  select count(*)::int from pg_inherits where inhparent = 'search'::regclass
)`;

/** Row numbers grow with time: the last part alone, then ever more of the earlier ones at once. */
export function newestParts(count: number): number[][] {
  const groups: number[][] = [];
  for (let end = count, size = 1; end > 0; size = count - end) {
    const start = Math.max(0, end - size);
    groups.push(Array.from({ length: end - start }, (_, place) => end - 1 - place));
    end = start;
  }
  return groups;
}

/** The table becomes one in parts; what is in it stays. */
export async function divide(transaction: Transaction<Tables>): Promise<void> {
  await sql`drop index search_by_titles, search_by_words`.execute(transaction);
  await sql`alter table search drop constraint search_pkey`.execute(transaction);
  await sql`alter table search rename to undivided_search`.execute(transaction);
  await sql`create table search (
    key bigint primary key,
    titles tsvector not null,
    words tsvector not null
  ) partition by range (key)`.execute(transaction);
  await sql`alter table search
    alter column titles set storage external, alter column words set storage external`.execute(transaction);
  await sql`create index search_by_titles on search using gin (titles) with (fastupdate = off)`.execute(transaction);
  await sql`create index search_by_words on search using gin (words)`.execute(transaction);
  const { rows } = await sql<{ last: number | null }>`select max(key) as last from undivided_search`.execute(
    transaction,
  );
  await makePartsFor(rows[0]?.last ?? 0, transaction);
  await sql`insert into search select key, titles, words from undivided_search order by key`.execute(transaction);
  await sql`drop table undivided_search`.execute(transaction);
}

/** Up to the one that this row falls into. */
export async function makePartsFor(key: number, transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ parts: number; isDivided: boolean }>`
    select ${partCount} as parts, relkind = 'p' as "isDivided" from pg_class where oid = 'search'::regclass
  `.execute(transaction);
  const [{ parts, isDivided } = { parts: 0, isDivided: false }] = rows;
  if (!isDivided) return;
  for (let part = parts; part <= partOf(key); part += 1) await makePart(part, transaction);
}

/** Made apart and then joined: so nobody who searches has to wait for it. */
async function makePart(part: number, transaction: Transaction<Tables>): Promise<void> {
  const table = partTable(part);
  // Only the index reads the words. Stored elsewhere and as they are, they leave rows so small that a look-up reads few pages for many.
  await sql`create table ${table} (like search including storage) with (toast_tuple_target = 128)`.execute(transaction);
  // Nothing asks how often which word is written; counting them would take the longest of all tables.
  await sql`alter table ${table} alter column titles set statistics 0, alter column words set statistics 0`.execute(
    transaction,
  );
  await sql`alter table search attach partition ${table}
    for values from (${sql.lit(part * rowsInAPart)}) to (${sql.lit((part + 1) * rowsInAPart)})`.execute(transaction);
}
