// A replica that pages are read from. After a change of this process pages are read from the primary, until the replica has the change too.

import type { Kysely, PostgresPool } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "../tables.ts";
import { namingStatements } from "./name-statements.ts";
import { onRelease } from "./on-release.ts";
import { kyselyOf, openPool } from "./postgres-pool.ts";
import { replicaReads } from "./replica-reads.ts";
import { openSockets } from "./sockets.ts";
import { WatchedConnection } from "./watched-connection.ts";

export interface Replica {
  db: Kysely<Tables>;
  noteChange: () => void;
  /** A pool for writes: each use of it counts as a change. */
  noting: (pool: PostgresPool) => PostgresPool;
  close: () => Promise<void>;
}

export interface OpenReplicaParts {
  primary: Pool;
  fromPrimary: PostgresPool;
  connections: number;
  longest: number;
  onError: (error: unknown) => void;
}

export function openReplica(
  databaseUrl: string,
  { primary, fromPrimary, connections, longest, onError }: OpenReplicaParts,
): Replica {
  const sockets = openSockets();
  const replica = openPool(databaseUrl, { connections, longest, sockets, onError });
  const reads = replicaReads({ primary, fromPrimary, replica, fromReplica: namingStatements(replica), onError });
  const watched = new WatchedConnection({
    databaseUrl,
    sockets,
    begin: "select 1",
    onLost: reads.noteChange,
    onError,
  });
  const noted = onRelease(reads.noteChange);
  return {
    db: kyselyOf(reads.pool, longest),
    noteChange: reads.noteChange,
    noting: (pool) => ({ connect: async () => noted(await pool.connect()), end: async () => {} }),
    async close() {
      await watched.stop();
      await reads.close();
      await replica.end();
    },
  };
}
