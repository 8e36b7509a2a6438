// Files on their way in: written where nobody reads, until they are put in their place.

import { randomUUID } from "node:crypto";
import { mkdir, readdir, realpath, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What is still not finished after this time was left by a process that ended. */
const leftAfter = 24 * 3600 * 1000;

export async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return realpath(path);
}

/** Where one may be written. */
export async function beginIncoming(folder: string): Promise<string> {
  return join(await openFolder(folder), `${randomUUID()}.unfinished`);
}

export async function endIncoming(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await dropLeft(dirname(path));
}

async function dropLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - leftAfter) await rm(path, { recursive: true, force: true });
  }
}
