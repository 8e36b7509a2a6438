import { importRecords, type ImportCounts, type ImportReport } from "../import/import-records.ts";
import { firstHere } from "../import/parse-here.ts";
import { openParseWorker } from "../import/parse-in-worker.ts";
import { gapText, refusalText, warningText } from "../import/report-text.ts";
import { progressLine } from "../moving-in/progress-line.ts";
import type { Command } from "./command.ts";
import { inputFiles } from "./input-files.ts";

const largeImport = 1_000;

export const importCommand: Command = {
  usage: "import FILE…",
  summary: "store the records of NDJSON files",
  async run(args, surroundings) {
    const files = inputFiles(args, surroundings);
    const store = await surroundings.openStore();
    const parser = openParseWorker({ file: surroundings.programs.parseWorker });
    const parse = firstHere(parser.parse);
    let total: ImportCounts = { stored: 0, unchanged: 0, refused: 0 };
    const progress = progressLine(surroundings.stderr);
    try {
      for (const { name, chunks } of files) {
        const before = total;
        const report: ImportReport = {
          refusal: (line, refusal) => progress.note(refusalText(name, line, refusal)),
          gap: (line, record, gap) => progress.note(gapText(name, line, record, gap)),
          warning: (line, record, text) => progress.note(warningText(name, line, record, text)),
          progress: (counts) => progress.show(totalOf(sum(before, counts)), "records"),
        };
        total = sum(before, await importRecords(store, chunks, report, { parse }));
      }
      if (total.stored >= largeImport) await store.tidy();
    } finally {
      progress.clear();
      await parser.stop();
      await store.close();
    }
    surroundings.stdout.write(`${total.stored} stored, ${total.unchanged} unchanged, ${total.refused} refused\n`);
    return total.refused > 0 ? 1 : 0;
  },
};

function sum(one: ImportCounts, other: Readonly<ImportCounts>): ImportCounts {
  return {
    stored: one.stored + other.stored,
    unchanged: one.unchanged + other.unchanged,
    refused: one.refused + other.refused,
  };
}

const totalOf = ({ stored, unchanged, refused }: ImportCounts) => stored + unchanged + refused;
