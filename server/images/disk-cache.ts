// Made pictures on disk, within a limit of bytes and files. They are spread over folders by the beginning of their names, and each folder is
// brought back to its share when something is added to it: so a look through one folder is enough, nothing has to be counted in memory, and
// the limit holds however many processes write.

import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MediaAway } from "../../content/media/media-store.ts";
import type { StoredFile } from "../media/send-file.ts";

export interface DiskCache {
  find: (name: string) => Promise<StoredFile | undefined>;
  /** Rejects only with MediaAway, of bytes that stop coming: what cannot be written is made again when it is asked for. */
  add: (name: string, bytes: Buffer | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Never rejects. */
  drop: (name: string) => Promise<void>;
}

export interface DiskCacheOptions {
  dir: string;
  maxBytes: number;
  maxFiles: number;
  onError: (error: unknown) => void;
  folders?: number;
}

/** A file that is still not finished after this time was left by a process that ended. */
const unfinishedFor = 60_000;
const unfinished = ".unfinished";

/** Names begin with hexadecimal digits. */
export function diskCache({ dir, maxBytes, maxFiles, onError, folders = 64 }: DiskCacheOptions): DiskCache {
  let isTidy = false;

  const folderOf = (name: string) => join(dir, String(Number.parseInt(name.slice(0, 4), 16) % folders));

  /** Newest first. */
  async function filesIn(folder: string) {
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => undefined);
        return stats === undefined ? [] : [{ path, size: stats.size, at: stats.mtimeMs }];
      }),
    );
    return found.flat().toSorted((a, b) => b.at - a.at);
  }

  async function dropOldest(folder: string): Promise<void> {
    let bytes = 0;
    let files = 0;
    for (const { path, size, at } of await filesIn(folder)) {
      bytes += size;
      files += 1;
      const isOver = bytes > maxBytes / folders || files > maxFiles / folders;
      const isLeftOver = path.endsWith(unfinished) && at < Date.now() - unfinishedFor;
      if (isOver || isLeftOver) await rm(path, { force: true });
    }
  }

  /** Before there were folders, files stood beside each other. */
  async function dropWithoutFolder(): Promise<void> {
    if (isTidy) return;
    isTidy = true;
    for (const entry of await readdir(dir, { withFileTypes: true })) {
      if (entry.isFile()) await rm(join(dir, entry.name), { force: true });
    }
  }

  async function write(folder: string, name: string, bytes: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Processes of different machines may have the same number.
    const path = join(folder, `${name}.${randomUUID()}${unfinished}`);
    try {
      await writeFile(path, bytes);
      await rename(path, join(folder, name));
    } catch (error) {
      await rm(path, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async find(name) {
      const path = join(folderOf(name), name);
      const found = await stat(path).catch(() => undefined);
      // An empty one is what a crash of the machine leaves.
      return found === undefined || found.size === 0 ? undefined : { path, size: found.size, mtimeMs: found.mtimeMs };
    },

    async add(name, bytes) {
      try {
        await write(folderOf(name), name, bytes);
        await dropOldest(folderOf(name));
        await dropWithoutFolder();
      } catch (error) {
        if (error instanceof MediaAway) throw error;
        onError(error);
      }
    },

    drop: (name) => rm(join(folderOf(name), name), { force: true }).catch(onError),
  };
}
