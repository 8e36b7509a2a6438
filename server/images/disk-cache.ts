// Made pictures kept on disk within a bound; when it is passed, the oldest go.

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface DiskCache {
  /** Undefined when it is not kept, or older than the moment given. */
  read: (name: string, notBefore?: number) => Promise<Buffer | undefined>;
  keep: (name: string, bytes: Buffer) => Promise<void>;
}

export function diskCache({ dir, maxBytes }: { dir: string; maxBytes: number }): DiskCache {
  let cachedBytes: number | undefined;

  async function cachedFiles() {
    const names = await readdir(dir);
    const found = await Promise.all(
      names.map(async (name) => ({ path: join(dir, name), stats: await stat(join(dir, name)).catch(() => undefined) })),
    );
    return found.flatMap(({ path, stats }) =>
      stats === undefined ? [] : [{ path, size: stats.size, at: stats.mtimeMs }],
    );
  }

  async function totalBytes(): Promise<number> {
    return (await cachedFiles()).reduce((sum, { size }) => sum + size, 0);
  }

  /** Back to nine tenths of the bound, oldest first. */
  async function dropOldest(): Promise<number> {
    const files = (await cachedFiles()).toSorted((a, b) => a.at - b.at);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files) {
      if (total <= maxBytes * 0.9) break;
      await rm(path, { force: true });
      total -= size;
    }
    return total;
  }

  return {
    async read(name, notBefore = 0) {
      const known = await stat(join(dir, name)).catch(() => undefined);
      return known !== undefined && known.mtimeMs >= notBefore ? readFile(join(dir, name)) : undefined;
    },

    async keep(name, bytes) {
      await mkdir(dir, { recursive: true });
      const unfinished = join(dir, `${name}.${process.pid}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(dir, name));
      cachedBytes ??= await totalBytes();
      cachedBytes += bytes.length;
      if (cachedBytes > maxBytes) cachedBytes = await dropOldest();
    },
  };
}
