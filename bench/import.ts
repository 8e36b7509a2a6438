// Imports stories into a fresh SQLite store and asks whether reads grow with it. `node bench/import.ts [COUNT]`
// Bar: 2,000 records a second, memory flat, and reads at the full size about as fast as at 1,000.

import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { importRecords, type ImportCounts } from "../content/import/import-records.ts";
import { openParseWorker } from "../content/import/parse-in-worker.ts";
import { sectionList } from "../model/fields/list-names.ts";
import { openStore } from "../content/store/open-store.ts";
import type { Store } from "../content/store/store.ts";
import { syntheticArticle, syntheticArticles } from "../tests/stand-ins/synthetic-articles.ts";
import { tellFigure } from "./tell-figure.ts";

const smallNewsroom = 1_000;
const rounds = 500;
const full = Number(process.argv[2] ?? 100_000);

interface ImportCost {
  secondsEach: number;
  cpuSecondsEach: number;
  memoryEarly: number;
  memoryHalfWay: number;
  memoryLate: number;
}

const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-"));
const store = await openStore({ dataDir });
const parser = openParseWorker();
try {
  await fill(1, smallNewsroom);
  const small = await medians(store, smallNewsroom);
  const cost = await fill(smallNewsroom + 1, full);
  tellFigure({ name: "Records imported", value: 1 / cost.secondsEach, unit: "a second" });
  console.log(`${Math.round(cost.cpuSecondsEach * 1e6)} µs of processor each`);
  console.log(
    `memory ${megabytes(cost.memoryEarly)} after a tenth of them, ${megabytes(cost.memoryHalfWay)} after half, ${megabytes(cost.memoryLate)} after all`,
  );
  const large = await medians(store, full);
  for (const [name, after] of large) {
    // A small store has no 5,000th story of a section: its first page is the measure.
    const before = small.get(name.replace("5,000", "0")) ?? Number.NaN;
    console.log(
      `${name}: ${before.toFixed(0)} µs at ${smallNewsroom}, ${after.toFixed(0)} µs at ${full}, ratio ${(after / before).toFixed(2)}`,
    );
  }
} finally {
  await parser.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
}

async function fill(first: number, last: number): Promise<ImportCost> {
  const file = join(dataDir, "stories.ndjson");
  await pipeline(syntheticArticles(last - first + 1, first), createWriteStream(file));
  const count = last - first + 1;
  const memory: { at: number; bytes: number }[] = [];
  const progress = ({ stored }: Readonly<ImportCounts>) =>
    void memory.push({ at: stored, bytes: process.memoryUsage.rss() });
  const memoryAfter = (share: number) => memory.find(({ at }) => at >= count * share)?.bytes ?? Number.NaN;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await importRecords(store, createReadStream(file), { refusal: fail, gap: fail, progress }, { parse: parser.parse });
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  await store.tidy();
  rmSync(file);
  return {
    secondsEach: seconds / count,
    cpuSecondsEach: (user + system) / 1e6 / count,
    memoryEarly: memoryAfter(0.1),
    memoryHalfWay: memoryAfter(0.5),
    memoryLate: memoryAfter(1),
  };
}

function fail(): never {
  throw new Error("A synthetic story was refused.");
}

/** Medians of microseconds: a pause of the machine is not the store's. */
async function medians(from: Store, count: number): Promise<Map<string, number>> {
  const stories = Array.from({ length: rounds }, (_, round) => syntheticArticle(1 + ((round * 7919) % count)));
  const politics = (offset: number) =>
    from.cards({ type: "article", lists: [sectionList("politics")], size: 10, offset });
  const reads: Record<string, (story: (typeof stories)[number]) => Promise<unknown>> = {
    byPath: ({ canonical_url }) => from.byPath("article", canonical_url.replace(/^[^/]*/, "")),
    "cards, offset 0": () => politics(0),
    "cards, offset 5,000": () => politics(5_000),
    suggestions: ({ title }) => from.suggestions(title, 6),
  };
  const found = new Map<string, number>();
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (const story of stories) {
      const begun = performance.now();
      await read(story);
      times.push((performance.now() - begun) * 1000);
    }
    found.set(name, times.toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN);
  }
  return found;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
