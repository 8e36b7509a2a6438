// The embedded home: one file in the data directory, opened three times. Readers see only what is committed, so a page never
// shows half an import; the writer has a connection of its own,
// and so has what readers send in, which must be on the disk before they are told so.

import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { sqliteSearch } from "../../search/sqlite-search.ts";
import type { Database } from "../database.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { sqliteSignal } from "./sqlite-signal.ts";
import type { Tables } from "../tables.ts";

/** How long a statement itself may wait, and with it whoever holds the lock in this process; the longer waits are in `retryWhileBusy`. */
const statementPatience = 5;

/** Stores of the first versions have another name, and keep it: a process of before may have it open. */
function databaseFile(dataDir: string): string {
  const first = join(dataDir, "meridian.sqlite");
  return existsSync(first) ? first : join(dataDir, "site.sqlite");
}

export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = databaseFile(dataDir);
  const writer = await openFile(file);
  const reader = await openFile(file);
  const letters = await openFile(file);
  letters.exec("pragma synchronous = full");
  const durable = new Kysely<Tables>({ dialect: sqliteDialect(letters) });
  const write = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
  const read = new Kysely<Tables>({ dialect: sqliteDialect(reader) });
  return {
    read,
    write,
    durable,
    whilePatient: (work) => work(write),
    spelling: {
      counter: sql`integer primary key autoincrement`,
      text: sql`text`,
      bytes: sql`blob`,
      clustered: sql`without rowid`,
      snapshot: sql`begin`,
      numbersIn: (json) => sql`select value from json_each(${json})`,
      textsIn: (json) => sql`select value from json_each(${json})`,
    },
    search: sqliteSearch(read, write),
    signal: sqliteSignal(reader),
    // `begin immediate` has let this writer in alone already.
    lockWrites: async () => {},
    close: async () => {
      await Promise.all([read.destroy(), write.destroy(), durable.destroy()]);
    },
  };
}

async function openFile(file: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(file, { timeout: statementPatience });
  await retryWhileBusy(() => database.exec("pragma journal_mode = wal"));
  database.exec("pragma synchronous = normal; pragma cache_size = -32768; pragma wal_autocheckpoint = 32000");
  return database;
}
