// The whole store as rows that either database can take: read at one moment, and written into an empty store.

import { sql } from "kysely";
import { unpackSource } from "../../records/pack-source.ts";
import type { Connection, Database } from "../database.ts";
import { backedUp, backedUpNames, type BackedUpTable } from "./backed-up-tables.ts";

export type BackupRow = Readonly<Record<string, string | number | null>>;

export interface BackupReader {
  /** A record as it came. */
  record: (source: string) => Promise<void>;
  row: (table: BackedUpTable, row: BackupRow) => Promise<void>;
}

export interface BackupStore {
  /** Everything as it is at one moment, while others write on. */
  read(reader: BackupReader): Promise<void>;
  /** The tables that hold anything with which a restored backup would be mixed. */
  filled(): Promise<string[]>;
  /** A row as it was read. A secret or a setting of the same name is replaced. */
  put(table: BackedUpTable, row: BackupRow): Promise<void>;
}

/** Records may have megabytes each. */
const recordsAtOnce = 50;
const rowsAtOnce = 1_000;

/** Made by every process that opens a store: no sign of use. */
const alwaysThere: readonly string[] = ["secrets", "settings"];

export function backupStore({ read, write, spelling }: Database): BackupStore {
  return {
    read: ({ record, row }) =>
      read.connection().execute(async (connection) => {
        await spelling.snapshot.execute(connection);
        try {
          for await (const source of sourcesIn(connection)) await record(source);
          for (const table of backedUpNames) {
            for await (const one of rowsIn(connection, table)) await row(table, one);
          }
        } finally {
          await sql`rollback`.execute(connection);
        }
      }),

    async filled() {
      const found: string[] = [];
      for (const name of ["records", ...backedUpNames.filter((one) => !alwaysThere.includes(one))]) {
        const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(read);
        if (rows.length > 0) found.push(name);
      }
      return found;
    },

    put: (table, row) =>
      write.transaction().execute(async (transaction) => {
        const { columns, order, bytes = [] } = backedUp(table);
        if (alwaysThere.includes(table)) {
          await sql`delete from ${sql.table(table)} where ${sql.ref(order)} = ${row[order] ?? null}`.execute(
            transaction,
          );
        }
        const valueOf = (column: string) => {
          const given = row[column] ?? null;
          return typeof given === "string" && bytes.includes(column) ? Buffer.from(given, "base64") : given;
        };
        const values = columns.map((column) => sql`${valueOf(column)}`);
        await sql`insert into ${sql.table(table)} (${namesOf(table)}) values (${sql.join(values)})`.execute(
          transaction,
        );
      }),
  };
}

const namesOf = (table: BackedUpTable) => sql.join(backedUp(table).columns.map((column) => sql.ref(column)));

async function* sourcesIn(connection: Connection): AsyncGenerator<string> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: { key: number; source: Uint8Array }[] = await connection
      .selectFrom("records")
      .select(["key", "source"])
      .where("key", ">", after)
      .orderBy("key")
      .limit(recordsAtOnce)
      .execute();
    for (const { source } of rows) yield unpackSource(source);
    after = rows.at(-1)?.key;
  }
}

type ReadRow = Readonly<Record<string, string | number | null | Uint8Array>>;

/** Numbered ones by their numbers, the others, which are few, by their places: within the snapshot nothing moves. */
async function* rowsIn(connection: Connection, table: BackedUpTable): AsyncGenerator<BackupRow> {
  const { order } = backedUp(table);
  const isNumbered = order === "number";
  const after = isNumbered
    ? (last: number) => sql`where number > ${last} order by number`
    : () => sql`order by ${sql.raw(order)}`;
  const size = table === "revisions" ? recordsAtOnce : rowsAtOnce;
  let last = 0;
  for (let from = 0; ; from += size) {
    const { rows } =
      await sql<ReadRow>`select ${namesOf(table)}${isNumbered ? sql`, number` : sql``} from ${sql.table(table)}
      ${after(last)} limit ${size} ${isNumbered ? sql`` : sql`offset ${from}`}`.execute(connection);
    for (const { number, ...row } of rows) {
      yield Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)]));
      if (typeof number === "number") last = number;
    }
    if (rows.length < size) return;
  }
}

function asText(value: ReadRow[string] = null): BackupRow[string] {
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : (value ?? null);
}
