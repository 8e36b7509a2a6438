import { join, resolve } from "node:path";
import { z } from "zod";
import { backedUpFolders, readNote, readRecords, readRows } from "../backup/backup-files.ts";
import { copyFolder } from "../backup/copy-folder.ts";
import { openMedia } from "../media/open-media.ts";
import { importRecords } from "../import/import-records.ts";
import { firstHere } from "../import/parse-here.ts";
import { openParseWorker } from "../import/parse-in-worker.ts";
import { refusalText } from "../import/report-text.ts";
import { followsRecords, isBackedUp, type BackedUpTable } from "../store/backup/backed-up-tables.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";

export const restoreCommand: Command = {
  usage: "restore DIR",
  summary: "fill an empty store and its uploads from a backup",
  async run(args, surroundings) {
    const [folder, ...more] = args;
    if (folder === undefined || more.length > 0) throw new UsageError("needs the DIR of a backup");
    const place = resolve(folder);
    const media = openMedia(surroundings.env);
    const { made } = await readNote(place);
    await withStore(surroundings, async (store) => {
      await refuseFilled(store);
      await restoreRows(store, place, (table) => !followsRecords(table));
    });
    // Opened anew: records are read by the hosts that the settings name.
    const { stored, refused } = await withStore(surroundings, async (store) => {
      const counts = await restoreRecords(store, place, surroundings);
      await restoreRows(store, place, followsRecords);
      await store.posts.prepareOlder();
      return counts;
    });
    const dataDir = surroundings.env["DATA_DIR"] || "./data";
    const { uploads, movingIn } = backedUpFolders;
    const { copied } = await media.copyFrom(join(place, uploads)).finally(media.close);
    await copyFolder(join(place, movingIn), join(dataDir, movingIn));
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

async function refuseFilled(store: Store): Promise<void> {
  const filled = await store.backup.filled();
  if (filled.length > 0) {
    throw new Error(`a backup is restored into an empty store, and this one has ${filled.join(", ")}`);
  }
}

async function restoreRows(store: Store, folder: string, isWanted: (table: BackedUpTable) => boolean): Promise<void> {
  for await (const text of readRows(folder)) {
    const { table, row } = line.parse(JSON.parse(text));
    if (isWanted(table)) await store.backup.put(table, row);
  }
}

async function restoreRecords(store: Store, folder: string, { stderr, programs }: Surroundings) {
  const parser = openParseWorker({ file: programs.parseWorker });
  try {
    const report = {
      refusal: (at: number, refusal: Parameters<typeof refusalText>[2]) =>
        stderr.write(`${refusalText("records.ndjson.gz", at, refusal)}\n`),
      gap: () => {},
      progress: () => {},
    };
    const counts = await importRecords(store, readRecords(folder), report, {
      parse: firstHere(parser.parse),
      write: { isRestored: true },
    });
    await store.tidy();
    return counts;
  } finally {
    await parser.stop();
  }
}
