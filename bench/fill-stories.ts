// Fills a store for benchmarks that ask how much it matters how many stories there are.

import { Readable } from "node:stream";
import { importRecords } from "../content/import/import-records.ts";
import { openParseWorker } from "../content/import/parse-in-worker.ts";
import type { Store } from "../content/store/store.ts";
import { syntheticArticles } from "../tests/stand-ins/synthetic-articles.ts";

/** Those from the first to the last number. */
export async function fillStories(store: Store, first: number, last: number): Promise<void> {
  await fill(store, syntheticArticles(last - first + 1, first));
  await store.tidy();
}

export function fillRecords(store: Store, records: readonly object[]): Promise<void> {
  return fill(store, Readable.from([Buffer.from(records.map((record) => JSON.stringify(record)).join("\n"))]));
}

async function fill(store: Store, lines: AsyncIterable<Uint8Array>): Promise<void> {
  const report = { refusal: refused, gap: refused, progress: () => {} };
  const parser = openParseWorker();
  try {
    await importRecords(store, lines, report, { parse: parser.parse });
  } finally {
    await parser.stop();
  }
}

function refused(): never {
  throw new Error("A record was refused.");
}
