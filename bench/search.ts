// How fast search answers without any cache, small and large. `node bench/search.ts [SMALL] [LARGE] [ROUNDS]`; on PostgreSQL with DATABASE_URL, whose
// database should be empty and is left filled. Bars: p99 of all searches at the large size at most 3 times that at the small one; at 20,000 under
// 20 ms for each kind; a page of a list that begins 10,000 entries down takes no more than twice as long as the first.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SearchQuery } from "../content/search/search-query.ts";
import { openStore } from "../content/store/open-store.ts";
import type { Store } from "../content/store/store.ts";
import { syntheticArticle } from "../tests/stand-ins/synthetic-articles.ts";
import { fillStories } from "./fill-stories.ts";
import { tellFigure } from "./tell-figure.ts";

const databaseUrl = process.env.DATABASE_URL || undefined;
const small = Number(process.argv[2] ?? 10_000);
const large = Number(process.argv[3] ?? (databaseUrl === undefined ? 200_000 : 1_000_000));
const rounds = Number(process.argv[4] ?? 300);
/** A server has answered before; its first searches are slow because their code is still being compiled. */
const warmUp = 300;
const day = 24 * 60 * 60 * 1000;
const together = "all searches together";
/** The day after the newest synthetic story. */
const benchTime = Date.UTC(2025, 0, 2);

const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-"));
const store = await openStore({ dataDir, databaseUrl, now: () => benchTime });
try {
  await fillStories(store, 1, small);
  const before = await percentiles(store, small);
  await fillStories(store, small + 1, large);
  const after = await percentiles(store, large);
  for (const [name, { median, high }] of after) {
    const first = before.get(name)?.high ?? Number.NaN;
    console.log(
      `${name}: p99 ${first.toFixed(1)} ms at ${small}, ${high.toFixed(1)} ms at ${large} (median ${median.toFixed(1)} ms), ratio ${(high / first).toFixed(2)}`,
    );
    if (name === together) {
      tellFigure({
        name: `Searches in ${large.toLocaleString("en")} stories, 99 of 100`,
        value: high,
        unit: "ms",
      });
      tellFigure({
        name: `Beside those in ${small.toLocaleString("en")} stories`,
        value: high / first,
        bar: { atMost: 3 },
      });
    }
  }
  await printOffsets(store);
} finally {
  await store.close();
  rmSync(dataDir, { recursive: true });
}

interface Figures {
  median: number;
  high: number;
}

async function percentiles(from: Store, count: number): Promise<Map<string, Figures>> {
  const stories = Array.from({ length: warmUp + rounds }, (_, round) => syntheticArticle(1 + ((round * 7919) % count)));
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
    "of a month": (title, round) =>
      ask(words(title, round % 8, 1), { from: benchTime - 60 * day, to: benchTime - 30 * day }),
    "a typing slip": (title) => ask(`${words(title, 0, 1)}qzx`),
  };
  const others: typeof searches = {
    completions: (title) => from.completions(title.slice(0, 6), 8),
    suggestions: (title) => from.suggestions(title, 6),
    "article-search": () => list(from, 0),
  };
  const timesOf = async (search: (title: string, round: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (const [round, { title }] of stories.entries()) {
      times.push(await timed(() => search(title.toLowerCase(), round)));
    }
    return times.slice(warmUp);
  };
  const found = new Map<string, Figures>();
  const all: number[] = [];
  for (const [name, search] of Object.entries(searches)) {
    const times = await timesOf(search);
    all.push(...times);
    found.set(name, figuresOf(times));
  }
  found.set(together, figuresOf(all));
  for (const [name, read] of Object.entries(others)) found.set(name, figuresOf(await timesOf(read)));
  return found;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(times.length * share)] ?? Number.NaN;
  return { median: at(0.5), high: at(0.99) };
}

function list(from: Store, offset: number): Promise<unknown> {
  return from.cards({ type: "article", lists: [], size: 30, offset });
}

/** How a page deep down in a list compares with the first; the very first reader of one sets the marks on the way. */
async function printOffsets(from: Store): Promise<void> {
  let atTop = Number.NaN;
  for (const offset of [0, 1_000, 5_000, 9_970]) {
    const first = await timed(() => list(from, offset));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(() => list(from, offset)));
    const { high: figure } = figuresOf(times);
    if (offset === 0) atTop = figure;
    console.log(
      `article-search from ${offset}: p99 ${figure.toFixed(1)} ms, the first time ${first.toFixed(1)} ms, ratio to the top ${(figure / atTop).toFixed(2)} (bar: 2)`,
    );
  }
}
