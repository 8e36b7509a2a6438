// Connections to a PostgreSQL, lent one at a time, and queries over them.

import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { kilobytesWaiting } from "../../search/postgres-search.ts";
import type { Tables } from "../tables.ts";
import type { Sockets } from "./sockets.ts";

/** Milliseconds. Nothing that pages or editors wait for takes as long; the database hears of it too, and stops working on what nobody waits for. */
export const longestStatement = 30_000;
/** For what brings tables up to date, of which some steps take minutes, while other nodes wait for their turn. */
export const noLimit = 0;

interface PoolOptions {
  connections: number;
  /** Milliseconds; 0 is no limit. */
  longest: number;
  sockets: Sockets;
  onError: (error: unknown) => void;
}

export function openPool(databaseUrl: string, { connections, longest, sockets, onError }: PoolOptions): Pool {
  // Times and row numbers have 64 bits in the database and are safely small: numbers, not strings.
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: longest,
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

export function kyselyOf(pool: PostgresPool, longest: number): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(`set statement_timeout = ${longest}`));
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
