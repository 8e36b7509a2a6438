// Connections to a PostgreSQL, lent one at a time, and queries over them.

import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { kilobytesWaiting } from "../../search/postgres-search.ts";
import type { Tables } from "../tables.ts";
import type { Sockets } from "./sockets.ts";

/** Nothing here takes as long. The database hears of it too, and stops working on what nobody waits for. */
const longestStatement = 30_000;

interface PoolOptions {
  connections: number;
  sockets: Sockets;
  onError: (error: unknown) => void;
}

export function openPool(databaseUrl: string, { connections, sockets, onError }: PoolOptions): Pool {
  // Times and row numbers have 64 bits in the database and are safely small: numbers, not strings.
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: longestStatement,
    keepAlive: true,
    stream: sockets.stream,
    types: parsers,
  });
  // A connection lost while idle is replaced at the next query; unheard, the event would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) onError(error);
  });
  // So would that of one lost while it is lent out, between two statements: the second of them fails and tells of it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function kyselyOf(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(`set statement_timeout = ${longestStatement}`));
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
}
