// Part of `npm start`: while the demo runs, its newsroom goes on. Every few minutes the next prepared post of a live event is written to the
// store, and ten times as often the next counts of the election, by the same path as any import. Does nothing on a store that holds no demo
// coverage. `DEMO_LIVE` sets the seconds between two posts, or `off`.

import { setTimeout as wait } from "node:timers/promises";
import { importRecords } from "../content/import/import-records.ts";
import { openStore } from "../content/store/open-store.ts";
import type { Store } from "../content/store/store.ts";
import { coverageFiles } from "./coverage-files.ts";
import { electionId, type ElectionRecord } from "./election/election-record.ts";
import { nextCount } from "./election/next-count.ts";
import { nextPublication, secondsBetween, type CoverageRecord } from "./next-publication.ts";

const ignored = { refusal: () => {}, gap: () => {}, progress: () => {} };

const seconds = secondsBetween(process.env.DEMO_LIVE);
if (seconds !== undefined) {
  const leaving = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => leaving.abort());
  const store = await openStore({
    dataDir: process.env.DATA_DIR || "data",
    databaseUrl: process.env.DATABASE_URL || undefined,
  });
  try {
    await Promise.all([
      publish(store, seconds * 1000, leaving.signal),
      count(store, Math.max(1000, seconds * 100), leaving.signal),
    ]);
  } finally {
    await store.close();
  }
}

async function publish(store: Store, pause: number, signal: AbortSignal): Promise<void> {
  const coverage = coverageFiles();
  for (let turn = 0; !signal.aborted; turn += 1) {
    const next = nextPublication(await demoRecords(store), coverage, turn, Date.now());
    if (next === undefined) return;
    await wait(pause, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await importRecords(store, ndjson(next(Date.now())), ignored);
  }
}

async function count(store: Store, pause: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const record = await demoElection(store);
    if (record === undefined || nextCount(record, turn, Date.now()) === undefined) return;
    await wait(pause, undefined, { signal }).catch(() => undefined);
    const next = nextCount(record, turn, Date.now());
    if (!signal.aborted && next !== undefined) await importRecords(store, ndjson(next), ignored);
  }
}

async function demoElection(store: Store): Promise<ElectionRecord | undefined> {
  for await (const source of store.sources("election")) {
    const record: ElectionRecord = JSON.parse(source);
    if (record.demo === true && record.id === electionId) return record;
  }
  return undefined;
}

async function demoRecords(store: Store): Promise<CoverageRecord[]> {
  const records: CoverageRecord[] = [];
  for await (const source of store.sources("live_event")) {
    const record: CoverageRecord = JSON.parse(source);
    if (record.demo === true) records.push(record);
  }
  return records;
}

async function* ndjson(record: object): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(record)}\n`);
}
