// The shared home, for more than one machine.

import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { kilobytesWaiting, postgresSearch } from "../../search/postgres-search.ts";
import type { Database } from "../database.ts";
import { namingStatements } from "./name-statements.ts";
import { postgresSignal } from "./postgres-signal.ts";
import type { Tables } from "../tables.ts";

/** Any fixed number: the name of the lock that writers of one database share. */
const writeLock = 7_204_511;

/** As many as one process at work ever needs at a time. */
const usualConnections = 10;

export interface PostgresOptions {
  connections?: number;
  onError: (error: unknown) => void;
}

export async function openPostgres(
  databaseUrl: string,
  { connections = usualConnections, onError }: PostgresOptions,
): Promise<Database> {
  // Times and row numbers have 64 bits in the database and are safely small: numbers, not strings.
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
    types: parsers,
  });
  // A connection lost while idle is replaced at the next query; unheard, the event would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) onError(error);
  });
  // So would that of one lost while it is lent out, between two statements: the second of them fails and tells of it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: namingStatements(pool),
      onCreateConnection: async (connection) => {
        // Every statement here is done before its machine code would be made.
        await connection.executeQuery(CompiledQuery.raw("set jit = off"));
        // Every read has its index. The planner knows only of the small rows of search, not of their words that are stored elsewhere: it would
        // rather read all of them.
        await connection.executeQuery(CompiledQuery.raw("set enable_seqscan = off"));
        // No plan depends on what is asked for; of a search, making it anew takes as long as following it.
        await connection.executeQuery(CompiledQuery.raw("set plan_cache_mode = force_generic_plan"));
        await connection.executeQuery(CompiledQuery.raw(`set gin_pending_list_limit = ${kilobytesWaiting}`));
      },
    }),
  });
  return {
    read: db,
    write: db,
    durable: db,
    spelling: {
      counter: sql`bigint generated always as identity primary key`,
      text: sql`text collate "C"`,
      bytes: sql`bytea`,
      clustered: sql``,
      snapshot: sql`begin isolation level repeatable read read only`,
      numbersIn: (json) => sql`select number::bigint from json_array_elements_text(${json}::json) as each (number)`,
      textsIn: (json) => sql`select text from json_array_elements_text(${json}::json) as each (text)`,
    },
    search: postgresSearch(db),
    signal: postgresSignal(databaseUrl, onError),
    lockWrites: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
      // A plan made while the tables were empty may read them from end to end when they are filled.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
    },
    close: () => db.destroy(),
  };
}
