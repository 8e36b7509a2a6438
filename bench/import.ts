// Imports stories into a fresh SQLite store and asks whether reads grow with it. `node bench/import.ts [COUNT]`
// Bar: 2,000 records a second, memory flat, and reads at the full size about as fast as at 1,000.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importRecords } from "../content/import/import-records.ts";
import { sectionList } from "../content/records/list-names.ts";
import { openStore } from "../content/store/db.ts";
import type { Store } from "../content/store/store.ts";
import { syntheticArticle, syntheticArticles } from "./synthetic-articles.ts";

const SMALL = 1_000;
const full = Number(process.argv[2] ?? 100_000);

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

async function fill(store: Store, count: number, first: number): Promise<void> {
  const report = { refusal: fail, gap: fail, progress: () => {} };
  await importRecords(store, syntheticArticles(count, first), report);
}

function fail(): never {
  throw new Error("A synthetic story was refused.");
}

function stored(count: number): { path: string; title: string } {
  const article = syntheticArticle(1 + Math.floor(Math.random() * count));
  const { canonical_url, title } = article as { canonical_url: string; title: string };
  return { path: canonical_url.replace("www.meridian.example", ""), title };
}

type Reads = Record<string, { rounds: number; read(count: number): Promise<unknown> }>;

function reads(store: Store): Reads {
  const politics = (offset: number) => ({ type: "article", lists: [sectionList("politics")], size: 10, offset }) as const;
  return {
    "byPath": { rounds: 3_000, read: (count) => store.byPath("article", stored(count).path) },
    "cards, offset 0": { rounds: 3_000, read: () => store.cards(politics(0)) },
    "cards, offset 5,000": { rounds: 1_000, read: () => store.cards(politics(5_000)) },
    "suggestions": { rounds: 300, read: (count) => store.suggestions(stored(count).title, 6) },
  };
}

/** The median of microseconds: a pause of the machine is not the store's. */
async function measure(store: Store, count: number): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [name, { rounds, read }] of Object.entries(reads(store))) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await read(count);
      times.push((performance.now() - start) * 1000);
    }
    medians.set(name, times.toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN);
  }
  return medians;
}

const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-"));
const store = await openStore({ dataDir });
try {
  await fill(store, SMALL, 1);
  const small = await measure(store, SMALL);
  const memoryBefore = process.memoryUsage().rss;
  const start = performance.now();
  await fill(store, full - SMALL, SMALL + 1);
  const seconds = (performance.now() - start) / 1000;
  const memoryAfter = process.memoryUsage().rss;
  console.log(`${Math.round((full - SMALL) / seconds)} records a second (${full} in all)`);
  console.log(`memory ${megabytes(memoryBefore)} at ${SMALL}, ${megabytes(memoryAfter)} at ${full}`);
  const large = await measure(store, full);
  for (const [name, before] of small) {
    const after = large.get(name) ?? Number.NaN;
    console.log(`${name}: ${before.toFixed(0)} µs at ${SMALL}, ${after.toFixed(0)} µs at ${full}, ratio ${(after / before).toFixed(2)}`);
  }
} finally {
  await store.close();
  rmSync(dataDir, { recursive: true });
}
