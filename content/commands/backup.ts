import { join, resolve } from "node:path";
import { openMedia } from "../media/open-media.ts";
import { copyFolder } from "../backup/copy-folder.ts";
import { backedUpFolders, makeBackupFolder, writeLines, writeNote } from "../backup/backup-files.ts";
import { UsageError, type Command } from "./command.ts";

export const backupCommand: Command = {
  usage: "backup DIR",
  summary: "write everything, uploads included, to a folder; beside a serving site",
  async run(args, { stdout, openStore, env, now }) {
    const [folder, ...more] = args;
    if (folder === undefined || more.length > 0) throw new UsageError("needs the DIR to write to");
    const place = resolve(folder);
    const media = openMedia(env);
    await makeBackupFolder(place);
    const store = await openStore();
    try {
      const made = new Date(now()).toISOString();
      const [records, rows] = [writeLines(place, "records"), writeLines(place, "rows")];
      const counts = { records: 0, rows: 0 };
      await store.backup.read({
        record: (source) => {
          counts.records += 1;
          return records.write(source);
        },
        row: (table, row) => {
          counts.rows += 1;
          return rows.write(JSON.stringify({ table, row }));
        },
      });
      await records.end();
      await rows.end();
      // After the records: what they name was there before them.
      const { uploads, movingIn } = backedUpFolders;
      const dataDir = env["DATA_DIR"] || "./data";
      const { copied, unchanged } = await media.copyTo(join(place, uploads));
      await copyFolder(join(dataDir, movingIn), join(place, movingIn));
      await writeNote(place, { format: 1, made, ...counts });
      stdout.write(
        `${counts.records} records, ${counts.rows} further rows, ${copied} uploads copied, ${unchanged} unchanged\n`,
      );
    } finally {
      media.close();
      await store.close();
    }
    return 0;
  },
};
