// How fast search answers without any cache, small and large. `node bench/search.ts [SMALL] [LARGE] [ROUNDS]`; on PostgreSQL with DATABASE_URL, whose
// database should be empty and is left filled. Bars: p99 at the large size at most 3 times that at the small one; at 20,000 under 20 ms.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importRecords } from "../content/import/import-records.ts";
import { startParseWorker } from "../content/import/parse-in-worker.ts";
import { sectionList } from "../content/records/list-names.ts";
import type { SearchQuery } from "../content/search/search-query.ts";
import { openStore } from "../content/store/db.ts";
import type { Store } from "../content/store/store.ts";
import { syntheticArticle, syntheticArticles } from "./synthetic-articles.ts";

const databaseUrl = process.env.DATABASE_URL || undefined;
const small = Number(process.argv[2] ?? 10_000);
const large = Number(process.argv[3] ?? (databaseUrl === undefined ? 200_000 : 1_000_000));
const ROUNDS = Number(process.argv[4] ?? 300);
const DAY = 24 * 60 * 60 * 1000;
/** The day after the newest synthetic story. */
const NOW = Date.UTC(2025, 0, 2);

const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-"));
const store = await openStore({ dataDir, databaseUrl, now: () => NOW });
const parser = startParseWorker();
try {
  await fill(1, small);
  const before = await percentiles(store, small);
  await fill(small + 1, large);
  const after = await percentiles(store, large);
  for (const [name, figure] of after) {
    const first = before.get(name) ?? Number.NaN;
    console.log(
      `${name}: p99 ${first.toFixed(1)} ms at ${small}, ${figure.toFixed(1)} ms at ${large}, ratio ${(figure / first).toFixed(2)} (bar: 3)`,
    );
  }
} finally {
  await parser.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
}

async function fill(first: number, last: number): Promise<void> {
  const report = { refusal: fail, gap: fail, progress: () => {} };
  await importRecords(store, syntheticArticles(last - first + 1, first), report, parser.parse);
  await store.tidy();
}

function fail(): never {
  throw new Error("A synthetic story was refused.");
}

async function percentiles(from: Store, count: number): Promise<Map<string, number>> {
  const stories = Array.from({ length: ROUNDS }, (_, round) => syntheticArticle(1 + ((round * 7919) % count)));
  const words = (title: string, first: number, many: number) =>
    title
      .split(" ")
      .slice(first, first + many)
      .join(" ");
  const ask = (text: string, query: Partial<SearchQuery> = {}) =>
    from.search({ text, sort: "relevance", offset: 0, size: 10, ...query });
  const searches: Record<string, (title: string, round: number) => Promise<unknown>> = {
    "one word": (title, round) => ask(words(title, round % 8, 1)),
    "two words": (title) => ask(words(title, 2, 2)),
    "a whole headline": (title) => ask(title),
    "by date": (title, round) => ask(words(title, round % 8, 1), { sort: "date" }),
    "in a section": (title, round) => ask(words(title, round % 8, 1), { section: "politics" }),
    "by an author": (title, round) => ask(words(title, round % 8, 1), { author: `reporter-${round % 80}` }),
    "of a month": (title, round) => ask(words(title, round % 8, 1), { from: NOW - 60 * DAY, to: NOW - 30 * DAY }),
    "a typing slip": (title) => ask(`${words(title, 0, 1)}qzx`),
    completions: (title) => from.completions(title.slice(0, 6), 8),
    suggestions: (title) => from.suggestions(title, 6),
    "article-search, offset 0": () => list(from, 0),
    "article-search, offset 9,900": () => list(from, 9_900),
  };
  const found = new Map<string, number>();
  for (const [name, search] of Object.entries(searches)) {
    const times: number[] = [];
    for (const [round, { title }] of stories.entries()) {
      const begun = performance.now();
      await search(title.toLowerCase(), round);
      times.push(performance.now() - begun);
    }
    found.set(name, times.toSorted((one, other) => one - other)[Math.floor(ROUNDS * 0.99)] ?? Number.NaN);
  }
  return found;
}

function list(from: Store, offset: number): Promise<unknown> {
  return from.cards({ type: "article", lists: [sectionList("politics")], size: 30, offset });
}
