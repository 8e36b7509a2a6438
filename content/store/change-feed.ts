// Who is told of changes. Whatever gives the signal, the news itself is read from the `changes` table in order, so nobody
// hears a change twice or misses one.

import type { Database } from "./database.ts";
import { prepareQuery } from "./prepare-query.ts";
import { everythingKey } from "./records/surrogate-keys.ts";

/** `late`: the number of a change that was made longer ago than a process needs to hear of it. This one stood still, or was cut off from the database. */
export type ChangeListener = (keys: readonly string[], late?: number) => void;

export interface ChangeFeed {
  subscribe: (listener: ChangeListener) => () => void;
  /** Tells the listeners of this process alone, of what every process finds out by itself. */
  tell: (keys: readonly string[]) => void;
  /** Delivers what has been committed; resolves when the listeners have heard it. */
  deliver: () => Promise<void>;
  close: () => Promise<void>;
}

const batchSize = 100;
/** Milliseconds. */
const lateAfter = 500;

export async function openChangeFeed(
  database: Database,
  now: () => number,
  onError: (error: unknown) => void,
): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>();
  let heard = await newestChange(database);
  let delivering = Promise.resolve();
  let stopReceiving: (() => Promise<void>) | undefined;

  const changesAfter = prepareQuery<{ seq: number }, { seq: number; at: number; keys: string }>(
    database.read,
    (parameter) =>
      database.read
        .selectFrom("changes")
        .select(["seq", "at", "keys"])
        .where("seq", ">", parameter("seq"))
        .orderBy("seq")
        .limit(batchSize),
  );

  async function deliverNew(): Promise<void> {
    for (;;) {
      const changes = await changesAfter({ seq: heard });
      for (const { seq, at, keys } of changes) {
        // A gap means that changes were pruned before this process came to read them.
        tell(seq === heard + 1 ? JSON.parse(keys) : [everythingKey], now() - at > lateAfter ? seq : undefined);
        heard = seq;
      }
      if (changes.length < batchSize) return;
    }
  }

  function tell(keys: readonly string[], late?: number): void {
    for (const listener of listeners) {
      try {
        listener(keys, late);
      } catch (error) {
        onError(error);
      }
    }
  }

  function deliver(): Promise<void> {
    if (listeners.size === 0) return Promise.resolve();
    delivering = delivering.then(deliverNew).catch(onError);
    return delivering;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      stopReceiving ??= database.signal.receive(() => void deliver());
      return () => listeners.delete(listener);
    },
    tell: (keys) => tell(keys),
    deliver,
    async close() {
      listeners.clear();
      await stopReceiving?.();
      await delivering;
    },
  };
}

async function newestChange({ read }: Database): Promise<number> {
  const newest = await read.selectFrom("changes").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return newest?.seq ?? 0;
}
