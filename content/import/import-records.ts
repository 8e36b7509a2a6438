// A stream of records into the store, in transactions short enough for a site that serves from the same store meanwhile.

import type { Gap } from "../blocks/parse-blocks.ts";
import type { RecordName, Refusal } from "../records/parse-record.ts";
import { faultText } from "../redirects/redirect-faults.ts";
import { noteTexts, redirectNotes, type Leading } from "../redirects/redirect-notes.ts";
import { fromText } from "../redirects/redirect-address.ts";
import type { Store, StoreChange, WriteOptions, WriteResult } from "../store/store.ts";
import { followOriginal, type WithOriginal } from "../follow-original.ts";
import { addressNotes, originalNote } from "./address-notes.ts";
import { lockedGaps } from "./locked-gaps.ts";
import { giveWay } from "./give-way.ts";
import { readRecords, type ParseLines } from "./read-records.ts";

export interface ImportOptions {
  /** Here and at once unless told. */
  parse?: ParseLines;
  /** What is stored in one transaction. */
  batch?: { records: number; bytes: number };
  write?: WriteOptions;
  /** Those of a transaction that are to be written; the others count as unchanged. */
  choose?: <T extends StoreChange>(changes: readonly T[]) => Promise<T[]>;
}

export interface ImportCounts {
  stored: number;
  unchanged: number;
  refused: number;
}

export interface ImportReport {
  refusal(line: number, refusal: Refusal): void;
  /** A component that will be missing from the page. */
  gap(line: number, record: { type: string; id: string }, gap: Gap): void;
  /** Something an editor should look at though it is stored. */
  warning?(line: number, record: RecordName, text: string): void;
  /** Told of every record that was written, or was there already. */
  written?(record: RecordName & { index?: { published: boolean } }): void;
  /** Told what came of each transaction. */
  result?(result: WriteResult): void;
  progress(counts: Readonly<ImportCounts>): void;
}

interface WrittenRedirect extends Leading {
  line: number;
  id: string;
}

interface WrittenStory extends WithOriginal {
  line: number;
  record: RecordName;
}

/** After so many records everything else has its turn. */
const turnLength = 200;
const usualBatch = { records: 1_000, bytes: 8 * 1024 * 1024 };

export async function importRecords(
  store: Store,
  chunks: AsyncIterable<Uint8Array>,
  report: ImportReport,
  { parse, batch: most = usualBatch, write, choose }: ImportOptions = {},
): Promise<ImportCounts> {
  const counts: ImportCounts = { stored: 0, unchanged: 0, refused: 0 };
  const redirects: WrittenRedirect[] = [];
  const withOriginals: WrittenStory[] = [];
  let batch: (StoreChange & { line: number })[] = [];
  let batchBytes = 0;

  async function leaveOutStarters(): Promise<void> {
    const { stay, leave } = await giveWay(batch, (id) => store.byId("static_page", id));
    batch = stay;
    counts.unchanged += leave.length;
    for (const { line, record, why } of leave) report.warning?.(line, record, why);
  }

  async function writeBatch(): Promise<void> {
    await leaveOutStarters();
    if (choose !== undefined && batch.length > 0) {
      const chosen = await choose(batch);
      counts.unchanged += batch.length - chosen.length;
      batch = chosen;
    }
    if (batch.length === 0) return;
    const result = await store.write(batch, write);
    const { stored, unchanged, refused, forbidden, conflict, claimed } = result;
    report.result?.(result);
    if (conflict !== undefined || claimed !== undefined) {
      batch = [];
      return;
    }
    for (const [place, change] of batch.entries()) {
      const why = forbidden?.get(place);
      if (why !== undefined) {
        counts.refused += 1;
        const { type, id } = "put" in change ? change.put : change.remove;
        report.refusal(change.line, { type, id, reasons: [{ path: "", message: why }] });
        continue;
      }
      const fault = refused?.get(place);
      if (fault === undefined) report.written?.("put" in change ? change.put : change.remove);
      if (!("put" in change) || change.put.type !== "redirect") continue;
      const { type, id, doc } = change.put;
      if (fault === undefined) {
        redirects.push({ line: change.line, id, from: fromText(id), to: JSON.parse(doc).to });
        continue;
      }
      counts.refused += 1;
      report.refusal(change.line, { type, id, reasons: [{ path: "to", message: faultText(fault) }] });
    }
    await noteOnAddresses();
    batch = [];
    batchBytes = 0;
    counts.stored += stored;
    counts.unchanged += unchanged;
    report.progress(counts);
  }

  async function noteOnAddresses(): Promise<void> {
    if (report.warning === undefined) return;
    const put = batch.flatMap((change) => ("put" in change ? [{ line: change.line, record: change.put }] : []));
    const notes = await addressNotes(
      put.map(({ record }) => record),
      store,
    );
    for (const [place, { line, record }] of put.entries()) {
      for (const text of notes[place] ?? []) report.warning(line, record, text);
      const { path: home, published, card } = record.index;
      if (home === undefined || card?.original === undefined || !published) continue;
      withOriginals.push({ line, record: { type: record.type, id: record.id }, home, original: card.original });
    }
  }

  /** At the end, when the pages that came with them are stored too. */
  async function noteOnOriginals(): Promise<void> {
    for (const { line, record, ...story } of withOriginals) {
      const text = originalNote(story, await followOriginal(store, story, Date.now()));
      if (text !== undefined) report.warning?.(line, record, text);
    }
  }

  /** At the end as well. */
  async function noteOnRedirects(): Promise<void> {
    if (report.warning === undefined || redirects.length === 0) return;
    for (const [place, note] of (await redirectNotes(redirects, store)).entries()) {
      const { line = 0, id = "" } = redirects[place] ?? {};
      for (const text of noteTexts(note)) report.warning(line, { type: "redirect", id }, text);
    }
  }

  let seen = 0;
  for await (const { line, parsed } of readRecords(chunks, parse)) {
    seen += 1;
    if (seen % turnLength === 0) await new Promise(setImmediate);
    if ("refused" in parsed) {
      counts.refused += 1;
      report.refusal(line, parsed.refused);
      continue;
    }
    if ("ok" in parsed) {
      for (const gap of [...parsed.ok.gaps, ...lockedGaps(parsed.ok, store)]) report.gap(line, parsed.ok, gap);
      batchBytes += parsed.ok.doc.length;
      batch.push({ put: parsed.ok, line });
    } else batch.push({ ...parsed, line });
    if (batch.length >= most.records || batchBytes >= most.bytes) await writeBatch();
  }
  await writeBatch();
  await noteOnOriginals();
  await noteOnRedirects();
  return counts;
}
