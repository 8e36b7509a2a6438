// Pages may be read from a replica, which is always a little behind. What was shown is never shown older again: after a change that this process
// made or heard of, reads go to the primary, and come back when the replica has replayed all that the primary had when the last of them left it.

import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool } from "pg";
import { z } from "zod";
import { onRelease } from "./on-release.ts";

export interface ReplicaReads {
  /** What pages are read by. */
  pool: PostgresPool;
  /** Before anybody is told of the change; also of a replica that was lost. */
  noteChange: () => void;
  close: () => Promise<void>;
}

export interface ReplicaParts {
  primary: Pool;
  /** The same with named statements, as pages ask. */
  fromPrimary: PostgresPool;
  replica: Pool;
  fromReplica: PostgresPool;
  onError: (error: unknown) => void;
}

const askPeriod = 20;
const awayPeriod = 1_000;
/** Readers wait for so many milliseconds at most while the way back is being found. */
const longestWait = 100;

const pause = (milliseconds: number) => wait(milliseconds, undefined, { ref: false });

const position = z.object({ at: z.string() });
const standing = z.object({ reached: z.boolean() });

export function replicaReads({ primary, fromPrimary, replica, fromReplica, onError }: ReplicaParts): ReplicaReads {
  /** Kysely tells new connections by the object. */
  const answered = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  const counted = onRelease(() => (readsOfPrimary -= 1));
  let isBehind = true;
  let changes = 0;
  let readsOfPrimary = 0;
  let gate: Promise<void> | undefined;
  let catchingUp: Promise<void> | undefined;
  let isClosed = false;

  const isPrimaryRead = () => readsOfPrimary > 0;
  const isToCatchUp = () => isBehind && !isClosed;

  async function openGate(): Promise<void> {
    await gate;
    if (gate !== undefined) await openGate();
  }

  async function primaryPosition(): Promise<string> {
    const { rows } = await primary.query("select pg_current_wal_insert_lsn()::text as at");
    return position.parse(rows[0]).at;
  }

  /** One that was made the primary itself has replayed everything there is. */
  async function hasReplayed(at: string): Promise<boolean> {
    const { rows } = await replica.query(
      `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end) >= $1::pg_lsn as reached`,
      [at],
    );
    return standing.parse(rows[0]).reached;
  }

  async function untilReplayed(at: string, isOver: () => boolean): Promise<boolean> {
    while (!isOver()) {
      if (await hasReplayed(at)) return true;
      await pause(askPeriod);
    }
    return false;
  }

  /** New reads wait, those at the primary end, and what it has then the replica must have too. */
  async function crossOver(): Promise<void> {
    const before = changes;
    const deadline = performance.now() + longestWait;
    const isLate = () => performance.now() > deadline;
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const crossing = async () => {
      while (isPrimaryRead() && !isLate()) await pause(1);
      if (!isPrimaryRead() && (await untilReplayed(await primaryPosition(), isLate))) {
        isBehind = changes !== before || isLate();
      }
    };
    try {
      await Promise.race([crossing(), pause(longestWait)]);
    } finally {
      gate = undefined;
      resolve();
    }
  }

  async function catchUp(): Promise<void> {
    while (isToCatchUp()) {
      try {
        if (await untilReplayed(await primaryPosition(), () => isClosed)) await crossOver();
        if (isBehind) await pause(askPeriod);
      } catch (error) {
        if (!isClosed) onError(error);
        await pause(awayPeriod);
      }
    }
  }

  function fallBehind(): void {
    isBehind = true;
    catchingUp ??= catchUp().finally(() => {
      catchingUp = undefined;
      if (isToCatchUp()) fallBehind();
    });
  }

  async function connectToPrimary(): Promise<PostgresPoolClient> {
    readsOfPrimary += 1;
    try {
      return counted(await fromPrimary.connect());
    } catch (error) {
      readsOfPrimary -= 1;
      throw error;
    }
  }

  async function askPrimary(text: string, values: readonly unknown[]) {
    const client = await connectToPrimary();
    try {
      return await client.query<never>(text, values);
    } finally {
      client.release();
    }
  }

  /** What the replica does not answer, because it goes away meanwhile or has to give way to a change, the primary is asked. */
  function orPrimary(client: PostgresPoolClient): PostgresPoolClient {
    const made = answered.get(client) ?? {
      query: (text: unknown, values?: readonly unknown[]): never => {
        const ask = async () => {
          try {
            return await client.query<never>(String(text), values ?? []);
          } catch (error) {
            onError(error);
            fallBehind();
            return askPrimary(String(text), values ?? []);
          }
        };
        // Kysely's words for what is answered; without cursors nothing else is asked for.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return ask() as never;
      },
      release: () => client.release(),
    };
    answered.set(client, made);
    return made;
  }

  async function connectToReplica(): Promise<PostgresPoolClient | undefined> {
    try {
      const client = await fromReplica.connect();
      if (!isBehind) return orPrimary(client);
      client.release();
    } catch (error) {
      onError(error);
      fallBehind();
    }
    return undefined;
  }

  fallBehind();
  return {
    pool: {
      async connect() {
        await openGate();
        return (isBehind ? undefined : await connectToReplica()) ?? connectToPrimary();
      },
      // Whoever opened the two closes them.
      end: async () => {},
    },
    noteChange() {
      changes += 1;
      fallBehind();
    },
    async close() {
      isClosed = true;
      await catchingUp;
    },
  };
}
