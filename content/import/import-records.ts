// A stream of records into the store, in transactions short enough for a site that serves from the same store meanwhile.

import type { Refusal } from "../records/parse-record.ts";
import type { Gap } from "../../site/blocks/parse-blocks.server.ts";
import type { Store, StoreChange } from "../store/store.ts";
import { readRecords, type ParseSources } from "./read-records.ts";

export interface ImportCounts {
  stored: number;
  unchanged: number;
  refused: number;
}

export interface ImportReport {
  refusal(line: number, refusal: Refusal): void;
  /** A component that will be missing from the page. */
  gap(line: number, record: { type: string; id: string }, gap: Gap): void;
  progress(counts: Readonly<ImportCounts>): void;
}

const BATCH_RECORDS = 1_000;
const BATCH_BYTES = 8 * 1024 * 1024;

export async function importRecords(
  store: Store,
  chunks: AsyncIterable<Uint8Array>,
  report: ImportReport,
  parse?: ParseSources,
): Promise<ImportCounts> {
  const counts: ImportCounts = { stored: 0, unchanged: 0, refused: 0 };
  let batch: StoreChange[] = [];
  let batchBytes = 0;

  async function writeBatch(): Promise<void> {
    if (batch.length === 0) return;
    const { stored, unchanged } = await store.write(batch);
    batch = [];
    batchBytes = 0;
    counts.stored += stored;
    counts.unchanged += unchanged;
    report.progress(counts);
  }

  for await (const { line, parsed } of readRecords(chunks, parse)) {
    if ("refused" in parsed) {
      counts.refused += 1;
      report.refusal(line, parsed.refused);
      continue;
    }
    if ("ok" in parsed) {
      for (const gap of parsed.ok.gaps) report.gap(line, parsed.ok, gap);
      batchBytes += parsed.ok.doc.length;
      batch.push({ put: parsed.ok });
    } else batch.push(parsed);
    if (batch.length >= BATCH_RECORDS || batchBytes >= BATCH_BYTES) await writeBatch();
  }
  await writeBatch();
  return counts;
}
