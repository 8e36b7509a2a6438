// How far each edge has been purged. The news that the page caches go by (`changes`) are the outbox of edges too: an edge has a place in them, whoever
// purges it has it for a while, and the place moves on when the edge has taken the keys. So nothing is lost while it is away, and nothing is sent
// twice, whichever node made the change. What comes out by time alone is found between the moment it was last looked for and now.

import type { Database } from "../database.ts";
import { dueKeys } from "../records/due-keys.ts";
import { everythingKey } from "../records/surrogate-keys.ts";
import { edgePause, isHeldBack } from "./edge-pauses.ts";
import { openReleases } from "./releases.ts";

/** An edge, and whether it is purged for the first time or once more. */
export interface EdgePlace {
  name: string;
  pass: number;
}

export interface ClaimedPurge extends EdgePlace {
  keys: readonly string[];
  /** Where the edge stands when it has taken them. */
  seq: number;
  dueAt: number;
}

export interface PurgeClaiming extends EdgePlace {
  /** Nobody else's for so many milliseconds. */
  milliseconds: number;
  /** Only changes up to this one, and what was due so many milliseconds ago. */
  upTo?: number;
  dueBefore?: number;
}

export interface PurgeFailed {
  reason: string;
  /** Run by the publisher, and no service of others. */
  isOwn: boolean;
}

export interface EdgeState {
  name: string;
  /** Changes that it has not been purged of, both times. */
  waiting: number;
  failingSince?: number;
  fault?: string;
}

const changesAtOnce = 500;
/** To purge everything is less work than to purge so many. */
const mostKeys = 2_000;
const longestFault = 200;

export type EdgeStore = ReturnType<typeof openEdgeStore>;

export function openEdgeStore(database: Database, now: () => number) {
  const { read, write } = database;
  const dueBetween = dueKeys(database);

  async function newestChange(): Promise<number> {
    const newest = await read.selectFrom("changes").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
    return newest?.seq ?? 0;
  }

  /** Changes are dropped after a while: an edge that was away for longer cannot be told which they were. */
  async function hasGap(seq: number, next: number): Promise<boolean> {
    if (next === seq + 1) return false;
    const older = await read.selectFrom("changes").select("seq").where("seq", "<=", seq).limit(1).executeTakeFirst();
    return older === undefined;
  }

  async function newsAfter(seq: number, upTo: number): Promise<{ keys: string[]; seq: number }> {
    const rows = await read
      .selectFrom("changes")
      .select(["seq", "keys"])
      .where("seq", ">", seq)
      .where("seq", "<=", upTo)
      .orderBy("seq")
      .limit(changesAtOnce)
      .execute();
    const [first] = rows;
    const last = rows.at(-1);
    if (first === undefined || last === undefined) return { keys: [], seq };
    if (await hasGap(seq, first.seq)) return { keys: [everythingKey], seq: last.seq };
    return { keys: rows.flatMap((row): string[] => JSON.parse(row.keys)), seq: last.seq };
  }

  return {
    newestChange,
    releases: openReleases(database),

    /** An edge that is new begins with what changes from now on: what it has was never given for long. */
    async add(names: readonly string[]): Promise<void> {
      const seq = await newestChange();
      for (const name of names) {
        for (const pass of [0, 1]) {
          await write
            .insertInto("edges")
            .values({ name, pass, seq, due_at: now(), claimed_until: 0, failures: 0 })
            .onConflict((conflict) => conflict.columns(["name", "pass"]).doNothing())
            .execute();
        }
      }
    },

    /** Whether an edge is purged of a change for the second time, or is being so. */
    async isPurgedOf(seq: number): Promise<boolean> {
      const found = await read
        .selectFrom("edges")
        .select("name")
        .where("pass", "=", 1)
        .where((row) => row.or([row("seq", ">=", seq), row("claimed_until", ">", now())]))
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Undefined where there is nothing to purge, or somebody is at it. */
    async claim(claiming: PurgeClaiming): Promise<ClaimedPurge | undefined> {
      const { name, pass, milliseconds, upTo = Number.MAX_SAFE_INTEGER, dueBefore = 0 } = claiming;
      const row = await read
        .selectFrom("edges")
        .selectAll()
        .where("name", "=", name)
        .where("pass", "=", pass)
        .executeTakeFirst();
      if (row === undefined || isHeldBack(row, now(), milliseconds)) return undefined;
      const news = await newsAfter(row.seq, upTo);
      const dueAt = now() - dueBefore;
      // A clock that was ahead is not believed any longer.
      const due = await dueBetween({ after: Math.min(row.due_at, dueAt), until: dueAt });
      const keys = new Set([...news.keys, ...due]);
      if (keys.size === 0) return undefined;
      const mine = await write
        .updateTable("edges")
        .set({ claimed_until: now() + milliseconds })
        .where("name", "=", name)
        .where("pass", "=", pass)
        .where("claimed_until", "=", row.claimed_until)
        .where("seq", "=", row.seq)
        .where("due_at", "=", row.due_at)
        .returning("name")
        .executeTakeFirst();
      if (mine === undefined) return undefined;
      const isMuch = keys.has(everythingKey) || keys.size > mostKeys;
      return { name, pass, keys: isMuch ? [everythingKey] : [...keys], seq: news.seq, dueAt };
    },

    /** Where it failed, how often it has in a row, and in how many milliseconds it may be asked again. */
    async settle({ name, pass, seq, dueAt }: ClaimedPurge, failed: PurgeFailed | undefined) {
      const place = write.updateTable("edges").where("name", "=", name).where("pass", "=", pass);
      if (failed === undefined) {
        const fine = { failures: 0, failing_since: null, retry_at: null, fault: null };
        await place.set({ seq, due_at: dueAt, claimed_until: 0, ...fine }).execute();
        return undefined;
      }
      const { failures } = await place
        .set((eb) => ({
          claimed_until: 0,
          failures: eb("failures", "+", 1),
          failing_since: eb.fn.coalesce("failing_since", eb.val(now())),
          fault: failed.reason.slice(0, longestFault),
        }))
        .returning("failures")
        .executeTakeFirstOrThrow();
      const pause = edgePause(failures, failed.isOwn);
      await place.set({ retry_at: now() + pause }).execute();
      return { failures, pause };
    },

    /** Gives it up without having asked the edge: another process may at once. */
    async release({ name, pass }: EdgePlace): Promise<void> {
      await write
        .updateTable("edges")
        .set({ claimed_until: 0 })
        .where("name", "=", name)
        .where("pass", "=", pass)
        .execute();
    },

    async states(names: readonly string[]): Promise<EdgeState[]> {
      if (names.length === 0) return [];
      const newest = await newestChange();
      const rows = await read.selectFrom("edges").selectAll().where("name", "in", names).orderBy("pass").execute();
      return names.map((name) => {
        const passes = rows.filter((row) => row.name === name);
        const failing = passes.find((row) => row.failing_since !== null);
        return {
          name,
          waiting: Math.max(0, ...passes.map(({ seq }) => newest - seq)),
          ...(failing?.failing_since && { failingSince: failing.failing_since, fault: failing.fault ?? "" }),
        };
      });
    },
  };
}
