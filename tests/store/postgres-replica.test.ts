// Pages read from a replica: never older than they were, with a replica that is late, and without one that is gone.

import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../content/store/postgres/open-postgres.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Database } from "../../content/store/database.ts";
import type { Store } from "../../content/store/store.ts";
import { eventually } from "../eventually.ts";
import { startOwnPostgres, type OwnPostgres } from "./start-postgres.ts";
import { story } from "./sample-records.ts";

let primary: OwnPostgres;
let replica: OwnPostgres;
let store: Store;
/** A node's database, to see which of the two it reads from. */
let watched: Database;

beforeAll(async () => {
  primary = await startOwnPostgres();
  replica = await primary.replica();
  store = await openNode();
  watched = await openPostgres(primary.url, { readUrl: replica.url, onError: () => {} });
});

afterAll(async () => {
  await watched.close();
  await store.close();
  await replica.stop();
  await primary.stop();
});

const openNode = () => openStore({ dataDir: ".", databaseUrl: primary.url, readUrl: replica.url, onError: () => {} });

/** Answers how many rows there are. */
async function onReplica(statement: string): Promise<number> {
  const client = new Client({ connectionString: replica.url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows.length;
}

async function readsFromReplica({ forReaders, read }: Database): Promise<boolean> {
  const asked = sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`;
  const { rows } = await asked.execute(forReaders?.read ?? read);
  return rows[0]?.isReplica === true;
}

const titleOf = async (from: Store) => (await from.byId("article", "a"))?.title;

it("a change is read by whoever made it and whoever heard of it, however late the replica is", async () => {
  const other = await openNode();
  const heard: string[] = [];
  other.onChange((keys) => heard.push(...keys));
  await store.write([story("a", { title: "First" })]);
  await eventually(() => expect(heard).toContain("record:article/a"));
  heard.length = 0;
  await onReplica("select pg_wal_replay_pause()");
  await store.write([story("a", { title: "Second" })]);
  expect(await titleOf(store)).toBe("Second");
  await eventually(() => expect(heard).toContain("record:article/a"));
  expect(await titleOf(other)).toBe("Second");
  await onReplica("select pg_wal_replay_resume()");
  await other.close();
});

const toTheReplica = () => eventually(async () => expect(await readsFromReplica(watched)).toBe(true));

it("nothing older is shown while one writes and many read", async () => {
  const ended = new AbortController();
  async function readOn(newest = 0): Promise<string[]> {
    if (ended.signal.aborted) return [];
    const version = Number((await titleOf(store))?.replace("Version ", "")) || 0;
    const older = version < newest ? [`${version} after ${newest}`] : [];
    return [...older, ...(await readOn(Math.max(newest, version)))];
  }
  const readers = [readOn(), readOn(), readOn(), readOn()];
  for (let written = 1; written <= 60; written += 1) {
    await store.write([story("a", { title: `Version ${written}` })]);
    expect(await titleOf(store)).toBe(`Version ${written}`);
    // Now and then the replica has caught up before the next change.
    await (written % 3 === 0 ? toTheReplica() : undefined);
  }
  ended.abort();
  expect((await Promise.all(readers)).flat()).toEqual([]);
});

it("pages are read from the replica when it has all, from the primary after a change and while the replica is gone", async () => {
  await toTheReplica();
  await onReplica("select pg_wal_replay_pause()");
  await sql`create table late (id int)`.execute(watched.write);
  expect(await readsFromReplica(watched)).toBe(false);
  await sql`select * from late`.execute(watched.forReaders?.read ?? watched.read);
  await onReplica("select pg_wal_replay_resume()");
  await toTheReplica();
  await replica.halt();
  await eventually(async () => expect(await readsFromReplica(watched)).toBe(false));
  await replica.resume();
  await toTheReplica();
});

it("a read that the replica does not finish is answered by the primary", async () => {
  await toTheReplica();
  const slow = sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica", pg_sleep(2)`;
  const answer = slow.execute(watched.forReaders?.read ?? watched.read);
  await eventually(async () => {
    const asked = await onReplica(
      "select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep(2)%' and pid <> pg_backend_pid()",
    );
    expect(asked).toBe(1);
  });
  await replica.halt();
  expect((await answer).rows).toMatchObject([{ isReplica: false }]);
  await replica.resume();
  await toTheReplica();
});
