// The shared home, for more than one machine.

import { sql } from "kysely";
import { postgresSearch } from "../../search/postgres-search.ts";
import type { Database } from "../database.ts";
import { namingStatements } from "./name-statements.ts";
import { openReplica } from "./open-replica.ts";
import { kyselyOf, longestStatement, noLimit, openPool } from "./postgres-pool.ts";
import { postgresSignal } from "./postgres-signal.ts";
import { sharedClock } from "./shared-clock.ts";
import { openSockets } from "./sockets.ts";
import { askTime } from "./watched-connection.ts";

/** Any fixed number: the name of the lock that writers of one database share. */
const writeLock = 7_204_511;

/** As many as one process at work ever needs at a time. */
const usualConnections = 10;

export interface PostgresOptions {
  connections?: number;
  /** A replica that pages are read from. */
  readUrl?: string;
  /** Milliseconds that a statement may take. */
  longest?: number;
  onError: (error: unknown) => void;
}

export async function openPostgres(
  databaseUrl: string,
  { connections = usualConnections, readUrl, longest = longestStatement, onError }: PostgresOptions,
): Promise<Database> {
  const sockets = openSockets();
  const clock = sharedClock(() => performance.now(), Date.now());
  const pool = openPool(databaseUrl, { connections, longest, sockets, onError });
  const named = namingStatements(pool);
  const db = kyselyOf(named, longest);
  const replica =
    readUrl === undefined
      ? undefined
      : openReplica(readUrl, { primary: pool, fromPrimary: named, connections, longest, onError });
  const written = replica === undefined ? db : kyselyOf(replica.noting(named), longest);
  await askTime((statement) => pool.query(statement)).then(clock.hear, onError);
  return {
    read: db,
    write: written,
    durable: written,
    whilePatient: async (work) => {
      const patient = kyselyOf(openPool(databaseUrl, { connections: 1, longest: noLimit, sockets, onError }), noLimit);
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    forReaders: replica && { read: replica.db, search: postgresSearch(replica.db) },
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
    signal: postgresSignal({ databaseUrl, sockets, onSignal: replica?.noteChange, onTime: clock.hear, onError }),
    lockWrites: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
      // A plan made while the tables were empty may read them from end to end when they are filled.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
    },
    now: clock.now,
    async close() {
      await replica?.close();
      await db.destroy();
    },
  };
}
