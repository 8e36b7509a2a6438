// A backup is a folder: the records as an import reads them, the rows of the other tables, the uploads, what moves left beside them, and a note
// that is written last.

import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

const files = { records: "records.ndjson.gz", rows: "rows.ndjson.gz", note: "backup.json" };

const note = z.object({ format: z.literal(1), made: z.string(), records: z.number(), rows: z.number() });
export type BackupNote = z.output<typeof note>;

/** Folders that are called the same in a backup and in DATA_DIR. */
export const backedUpFolders = { uploads: "uploads", movingIn: "moving-in" };

/** Secrets and readers' addresses are in it: nobody else may look in. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

interface LineWriter {
  write(line: string): Promise<void>;
  /** Puts the whole file in the place of the one before. */
  end(): Promise<void>;
}

export function writeLines(folder: string, name: "records" | "rows"): LineWriter {
  const path = join(folder, files[name]);
  const packing = createGzip();
  const file = packing.pipe(createWriteStream(`${path}.part`, { mode: 0o600 }));
  const written = finished(file);
  // Told by `end`; until then a full disk must not count as unheard.
  written.catch(() => {});
  return {
    async write(line) {
      if (file.errored) throw file.errored;
      if (!packing.write(`${line}\n`)) await Promise.race([once(packing, "drain"), written]);
    },
    async end() {
      packing.end();
      await written;
      await rename(`${path}.part`, path);
    },
  };
}

export async function writeNote(folder: string, told: BackupNote): Promise<void> {
  await writeFile(join(folder, files.note), `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 });
}

/** Fails with a sentence where there is no whole backup. */
export async function readNote(folder: string): Promise<BackupNote> {
  const text = await readFile(join(folder, files.note), "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no whole backup: it has no ${files.note}`);
  const parsed = note.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${folder} is a backup that this version cannot read`);
  return parsed.data;
}

export function readRecords(folder: string): AsyncIterable<Uint8Array> {
  return createReadStream(join(folder, files.records)).pipe(createGunzip());
}

export function readRows(folder: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(join(folder, files.rows)).pipe(createGunzip()) });
}
