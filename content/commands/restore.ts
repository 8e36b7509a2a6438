import { join, resolve } from "node:path";
import { z } from "zod";
import { readNote, readRecords, readRows, uploadsOf } from "../backup/backup-files.ts";
import { copyUploads } from "../backup/copy-uploads.ts";
import { importRecords } from "../import/import-records.ts";
import { firstHere } from "../import/parse-here.ts";
import { openParseWorker } from "../import/parse-in-worker.ts";
import { refusalText } from "../import/report-text.ts";
import { isBackedUp } from "../store/backup/backed-up-tables.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";

export const restoreCommand: Command = {
  usage: "restore DIR",
  summary: "fill an empty store and its uploads from a backup",
  async run(args, surroundings) {
    const [folder, ...more] = args;
    if (folder === undefined || more.length > 0) throw new UsageError("needs the DIR of a backup");
    const place = resolve(folder);
    const { made } = await readNote(place);
    await withStore(surroundings, (store) => restoreRows(store, place));
    // Opened anew: records are read by the hosts that the settings name.
    const { stored, refused } = await withStore(surroundings, (store) => restoreRecords(store, place, surroundings));
    const uploads = join(surroundings.env["DATA_DIR"] || "./data", "uploads");
    const { copied } = await copyUploads(uploadsOf(place), uploads);
    surroundings.stdout.write(
      `The backup of ${made} is restored: ${stored} records, ${copied} uploads, ${refused} refused\n`,
    );
    return refused > 0 ? 1 : 0;
  },
};

async function withStore<T>({ openStore }: Surroundings, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const line = z.object({
  table: z.string().refine(isBackedUp),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

async function restoreRows(store: Store, folder: string): Promise<void> {
  const filled = await store.backup.filled();
  if (filled.length > 0) {
    throw new Error(`a backup is restored into an empty store, and this one has ${filled.join(", ")}`);
  }
  for await (const text of readRows(folder)) {
    const { table, row } = line.parse(JSON.parse(text));
    await store.backup.put(table, row);
  }
}

async function restoreRecords(store: Store, folder: string, { stderr }: Surroundings) {
  const parser = openParseWorker();
  try {
    const report = {
      refusal: (at: number, refusal: Parameters<typeof refusalText>[2]) =>
        stderr.write(`${refusalText("records.ndjson.gz", at, refusal)}\n`),
      gap: () => {},
      progress: () => {},
    };
    const counts = await importRecords(store, readRecords(folder), report, { parse: firstHere(parser.parse) });
    await store.tidy();
    return counts;
  } finally {
    await parser.stop();
  }
}
