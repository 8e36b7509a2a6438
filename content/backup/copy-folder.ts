// Uploads and what moves left behind into a backup and out of it. A file that is there already, as long and as old, is not copied again.

import { copyFile, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds. Times are copied as dates, which know no smaller part. */
const roundedBy = 2;

export interface CopiedFiles {
  copied: number;
  unchanged: number;
}

/** Links are followed: what they lead to is copied. What is not finished stays behind. */
export async function copyFolder(from: string, to: string): Promise<CopiedFiles> {
  const counts = { copied: 0, unchanged: 0 };

  async function copyAll(source: string, target: string): Promise<void> {
    await mkdir(target, { recursive: true });
    const names = (await readdir(source)).filter((name) => !name.endsWith(".part"));
    for (const name of names) await copy(join(source, name), join(target, name));
  }

  async function copy(source: string, target: string): Promise<void> {
    const [found, before] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
    if (found.isDirectory()) return copyAll(source, target);
    if (!found.isFile()) return;
    if (before?.size === found.size && Math.abs(before.mtimeMs - found.mtimeMs) < roundedBy) {
      counts.unchanged += 1;
      return;
    }
    await copyFile(source, target);
    await utimes(target, found.atime, found.mtime);
    counts.copied += 1;
  }

  const isThere = await stat(from).catch(() => undefined);
  if (isThere !== undefined) await copyAll(from, to);
  return counts;
}
