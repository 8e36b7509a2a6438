// The files of the site in a folder of this machine.

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, realpath, rename, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { HttpError } from "../../model/http-error.ts";
import { copyFolder } from "../backup/copy-folder.ts";
import { fileTag } from "./file-tag.ts";
import { beginIncoming, endIncoming, openFolder } from "./incoming-files.ts";
import { fileInTheWay, folderInTheWay } from "./in-the-way.ts";
import type { Conditions, MediaFile, MediaPlace, MediaStore } from "./media-store.ts";

const incoming = ".incoming";

export function folderMedia(dir: string): MediaStore {
  return {
    placeOf: (name) => placeIn(dir, name),
    async sizeOf(name) {
      const found = await stat(join(dir, name)).catch(() => undefined);
      return found?.isFile() === true ? found.size : 0;
    },
    async bring(name, write) {
      const path = join(dir, name);
      await mkdir(dirname(path), { recursive: true });
      await write(path);
    },
    copyTo: (folder) => copyFolder(dir, folder),
    copyFrom: (folder) => copyFolder(folder, dir),
    close: () => undefined,
  };
}

function placeIn(dir: string, name: string): MediaPlace {
  const target = async () => join(await openFolder(dir), name);
  const standing = async () => fileAt(await target(), name);

  return {
    standing,
    async begin() {
      const root = await openFolder(dir);
      await ensureFolder(root, dirname(join(root, name)));
      return beginIncoming(join(root, incoming));
    },
    async holds({ size }, { path, digest }) {
      if (size !== (await stat(path)).size) return false;
      const hash = createHash("sha256");
      for await (const chunk of createReadStream(await target())) hash.update(chunk);
      return hash.digest("hex") === digest;
    },
    async put({ path, conditions }) {
      await putInPlace(path, await target(), conditions);
      const now = await standing();
      if (now === undefined) throw new HttpError("somebody has removed the file", 409);
      return now;
    },
    end: endIncoming,
  };
}

/** A folder may be a link, and must not lead out of the uploads: nothing outside is made or written. */
async function ensureFolder(root: string, folder: string): Promise<void> {
  const missing: string[] = [];
  let existing = folder;
  for (;;) {
    const real = await realpath(existing).catch(() => undefined);
    if (real !== undefined) {
      if (real !== root && !real.startsWith(root + sep)) throw new HttpError("the path leads out of the uploads", 400);
      if (!(await stat(real)).isDirectory()) throw fileInTheWay();
      break;
    }
    missing.push(existing);
    existing = dirname(existing);
  }
  for (const one of missing.toReversed()) await mkdir(one, { recursive: true });
}

async function fileAt(path: string, name: string): Promise<MediaFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (!found.isFile()) throw folderInTheWay();
  return { name, ...versionOf(found) };
}

/** What a file is known by. */
export function versionOf(found: { size: number; mtimeMs: number }): Pick<MediaFile, "size" | "tag" | "version"> {
  const { size, mtimeMs } = found;
  return { size, tag: fileTag(found), version: `${mtimeMs} ${size}` };
}

/** Where nothing may stand yet, a link says so if somebody was faster. */
async function putInPlace(path: string, target: string, { ifNoneMatch }: Conditions): Promise<void> {
  try {
    await (ifNoneMatch?.trim() === "*" ? link(path, target) : rename(path, target));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") throw new HttpError("the file is there already", 412);
    if (code === "EISDIR" || code === "ENOTDIR") throw folderInTheWay();
    throw error;
  }
}
