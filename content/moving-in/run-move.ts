// The way of every import from another system: its records into the store, its pictures and files into the uploads, a report beside them.

import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { reasonText } from "../blocks/parse-blocks.ts";
import type { Surroundings } from "../commands/command.ts";
import { importRecords, type ImportCounts } from "../import/import-records.ts";
import { firstHere } from "../import/parse-here.ts";
import { openParseWorkers } from "../import/parse-in-turn.ts";
import { leftOutText, oneLine } from "../import/report-text.ts";
import type { Store } from "../store/store.ts";
import { systemUser } from "../store/system-user.ts";
import type { MediaStore } from "../media/media-store.ts";
import { openMedia } from "../media/open-media.ts";
import { bringMedia, type MediaCopy, type MediaCounts } from "./bring-media.ts";
import { withoutChangedHere, type LeftAsHere } from "./changed-here.ts";
import { holdFolder } from "./hold-folder.ts";
import type { GivenRecord } from "./given-record.ts";
import type { MoveOptions } from "./move-options.ts";
import { openMoveReport, type MoveReport } from "./move-report.ts";
import type { MoveSource, MoveSummary } from "./move-summary.ts";
import { progressLine } from "./progress-line.ts";

export interface Move {
  source: MoveSource;
  /** Called once, when the store and the report are open. */
  records: (report: MoveReport, store: Store) => AsyncIterable<MovedRecord>;
  /** Asked for when all records have been given. */
  media: () => Iterable<MediaCopy>;
  folder: string;
  /** A newer version of what was changed here takes its place. */
  isWire?: boolean;
}

export interface MovedRecord {
  record: GivenRecord;
  /** Which thing of the other system it is, as the report counts. */
  of?: string;
}

const parserCount = 2;
const largeImport = 1_000;

/** Where the report of a move and what belongs to it stand. */
export function moveFolder(env: Surroundings["env"], name: string): string {
  return resolve(env["DATA_DIR"] || "data", "moving-in", name);
}

export async function runMove(move: Move, options: MoveOptions, surroundings: Surroundings): Promise<number> {
  const letGo = holdFolder(move.folder, move.source.name);
  try {
    return await runAlone(move, options, surroundings);
  } finally {
    letGo();
  }
}

async function runAlone(move: Move, options: MoveOptions, surroundings: Surroundings): Promise<number> {
  const { stdout, stderr, env, now, programs } = surroundings;
  const progress = progressLine(stderr);
  const store = await surroundings.openStore();
  const parser = openParseWorkers(parserCount, { file: programs.parseWorker });
  const report = openMoveReport(move.folder, move.source, {
    now,
    tell: (text) => progress.note(`${move.source.files.join(", ")}: ${text}`),
  });
  let records: ImportCounts;
  try {
    const counts = await storeRecords(move, { store, report, parse: firstHere(parser.parse), progress });
    records = { ...counts, refused: counts.refused + report.refusals() };
    if (records.stored >= largeImport) await store.tidy();
  } finally {
    progress.clear();
    await parser.stop();
    await store.close();
  }
  const media = await moveMedia(move, options, { report, progress, files: openMedia(env) });
  const summary = await report.finish({ records, ...(media && { media }) });
  tellEnd(summary, join(move.folder, "report.html"), stdout);
  return records.refused > 0 || (media?.failed ?? 0) > 0 ? 1 : 0;
}

interface StoringParts {
  store: Store;
  report: MoveReport;
  parse: ReturnType<typeof firstHere>;
  progress: ReturnType<typeof progressLine>;
}

async function storeRecords(move: Move, { store, report, parse, progress }: StoringParts): Promise<ImportCounts> {
  /** Of the lines under way: forgotten when the record is written or refused. */
  const under = new Map<string, string[]>();
  const nameOf = ({ type, id }: { type?: string; id?: string }) => `${type ?? "?"}/${id ?? "?"}`;

  async function* lines(): AsyncGenerator<Uint8Array> {
    for await (const { record, of } of move.records(report, store)) {
      if (of !== undefined) under.set(nameOf(record), [...(under.get(nameOf(record)) ?? []), of]);
      yield Buffer.from(`${JSON.stringify(record)}\n`);
    }
  }

  const ended = (name: string) => {
    const [of, ...more] = under.get(name) ?? [];
    if (more.length === 0) under.delete(name);
    else under.set(name, more);
    return of;
  };
  const way = `import-${move.source.system.toLowerCase()}`;
  function leftAsHere({ record, verdict }: LeftAsHere): void {
    const name = nameOf(record);
    const of = ended(name);
    if (verdict === "removed" || verdict === "removed, changed there") {
      report.lost(name, leftTexts[verdict], of);
      return;
    }
    report.note(name, leftTexts[verdict]);
    if (of !== undefined) report.went(of);
    report.stands(record.type);
  }
  return importRecords(
    store,
    lines(),
    {
      refusal(_line, refusal) {
        const name = nameOf(refusal);
        report.lost(name, oneLine(`refused: ${refusal.reasons.map(reasonText).join("; ")}`), ended(name));
      },
      gap: (_line, record, gap) => report.lost(nameOf(record), oneLine(leftOutText(gap))),
      warning: (_line, record, text) => report.note(nameOf(record), oneLine(text)),
      written(record) {
        const of = ended(nameOf(record));
        if (of !== undefined) report.went(of);
        report.stands(record.index?.published === false ? `${record.type}, not published` : record.type);
      },
      progress: ({ stored, unchanged, refused }) => progress.show(stored + unchanged + refused, "records"),
    },
    {
      parse,
      write: { by: { who: systemUser(), way } },
      choose: (changes) =>
        withoutChangedHere(changes, {
          revisions: store.revisions,
          way,
          isWire: move.isWire === true,
          left: leftAsHere,
          over: (record) => report.note(nameOf(record), overHere),
        }),
    },
  );
}

const leftTexts: Readonly<Record<LeftAsHere["verdict"], string>> = {
  removed: "removed here since it was brought: it stays removed",
  "removed, changed there": "removed here, and changed there since it was brought: it stays removed",
  changed: "was changed here since it was brought: it stays as it is here",
  "changed, changed there": "was changed here, and comes otherwise than it was brought before: it stays as it is here",
};
const overHere =
  "was changed here, and has a newer version: that is here now, and what it was before is among its revisions";

interface MediaMoveParts {
  report: MoveReport;
  progress: ReturnType<typeof progressLine>;
  files: MediaStore;
}

async function moveMedia(
  move: Move,
  { media: from, mostBytes }: MoveOptions,
  { report, progress, files }: MediaMoveParts,
): Promise<(MediaCounts & { named: number }) | undefined> {
  const what = "pictures and files";
  const copies = [...move.media()];
  if (copies.length === 0) return undefined;
  await listMedia(copies, join(move.folder, "media.tsv"));
  report.beside("media.tsv", "where every picture and file is, and where it belongs");
  if (from === undefined) {
    report.note(
      `${copies.length} pictures and files`,
      "not brought: media.tsv lists them; --fetch-media fetches, --media-dir copies them",
    );
    return undefined;
  }
  report.came(what, "files of the uploads", copies.length);
  const counts = await bringMedia(copies, {
    files,
    from,
    mostBytes,
    failed: ({ there }, why) => report.lost(there, `a picture or file: ${why}`, what),
    progress: ({ present, brought, failed }) => progress.show(present + brought + failed, `of ${copies.length} files`),
  });
  files.close();
  progress.clear();
  report.went(what, counts.present + counts.brought);
  return { ...counts, named: copies.length };
}

async function listMedia(copies: readonly MediaCopy[], file: string): Promise<void> {
  const out = createWriteStream(`${file}.part`);
  for (const { here, there } of copies) if (!out.write(`${there}\t${here}\n`)) await once(out, "drain");
  out.end();
  await once(out, "finish");
  await rename(`${file}.part`, file);
}

function tellEnd({ records, media, lost, noted }: MoveSummary, page: string, stdout: Surroundings["stdout"]): void {
  stdout.write(`${records.stored} stored, ${records.unchanged} unchanged, ${records.refused} refused\n`);
  if (media !== undefined) {
    stdout.write(`${media.brought} files brought, ${media.present} there before, ${media.failed} failed\n`);
  }
  stdout.write(`${lost} things left out, ${noted} to look at: ${page}\n`);
}
