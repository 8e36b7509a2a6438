// A file into the uploads. It is written beside them, looked at, and put in its place in one step: nobody ever gets half of it, and what is
// refused has never been there.

import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { HttpError } from "../../model/http-error.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { fileTag, type FileVersion } from "./file-tag.ts";
import { measurePicture } from "./measure-picture.ts";
import { pictureFault } from "./picture-fault.ts";
import { sniffType, tellingBytes } from "./sniff-type.ts";
import type { MediaKind, UploadName } from "./upload-name.ts";

/** RFC 9110, section 13.1: what must be true of the file that stands there, for another to take its place. */
export interface Conditions {
  /** Tags, or `*` for any file. */
  ifMatch?: string;
  /** `*`: there is none. */
  ifNoneMatch?: string;
}

export interface FileToStore extends UploadName {
  uploadsDir: string;
  chunks: AsyncIterable<Uint8Array>;
  conditions?: Conditions;
}

export type FileOutcome = "new" | "replaced" | "unchanged";

export interface FileInPlace extends FileVersion {
  outcome: FileOutcome;
  /** Of a picture that has pixels. */
  measures?: Size;
}

const incoming = ".incoming";
/** What is still not finished after this time was left by a process that ended. */
const leftAfter = 24 * 3600 * 1000;

/** Rejects with an HttpError for what is refused. */
export async function storeFile({
  uploadsDir,
  name,
  kind,
  chunks,
  conditions = {},
}: FileToStore): Promise<FileInPlace> {
  const root = await openFolder(uploadsDir);
  const target = join(root, name);
  requireConditions(conditions, await versionAt(target));
  await ensureFolder(root, dirname(target));
  const path = join(await openFolder(join(root, incoming)), `${randomUUID()}.unfinished`);
  try {
    const digest = await write(path, chunks, kind);
    const measures = await measured(path, kind);
    const before = await versionAt(target);
    requireConditions(conditions, before);
    if (before !== undefined && (await isSame(target, before, path, digest))) {
      return { ...before, outcome: "unchanged", measures };
    }
    await putInPlace(path, target, conditions);
    const { size, mtimeMs } = await stat(target);
    return { size, mtimeMs, outcome: before === undefined ? "new" : "replaced", measures };
  } finally {
    await rm(path, { force: true });
    await dropLeft(dirname(path));
  }
}

async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return realpath(path);
}

/** A folder may be a link, and must not lead out of the uploads: nothing outside is made or written. */
async function ensureFolder(root: string, folder: string): Promise<void> {
  const missing: string[] = [];
  let existing = folder;
  for (;;) {
    const real = await realpath(existing).catch(() => undefined);
    if (real !== undefined) {
      if (real !== root && !real.startsWith(root + sep)) throw new HttpError("the path leads out of the uploads", 400);
      if (!(await stat(real)).isDirectory()) throw new HttpError("a file stands where a folder would be", 409);
      break;
    }
    missing.push(existing);
    existing = dirname(existing);
  }
  for (const one of missing.toReversed()) await mkdir(one, { recursive: true });
}

async function versionAt(path: string): Promise<FileVersion | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (!found.isFile()) throw new HttpError("a folder stands there", 409);
  return { size: found.size, mtimeMs: found.mtimeMs };
}

function requireConditions({ ifMatch, ifNoneMatch }: Conditions, current: FileVersion | undefined): void {
  const isNamed = (tags: string) =>
    current !== undefined && (tags.trim() === "*" || tags.split(",").some((tag) => tag.trim() === fileTag(current)));
  if (ifMatch !== undefined && !isNamed(ifMatch)) throw new HttpError("another file stands there", 412);
  if (ifNoneMatch !== undefined && isNamed(ifNoneMatch)) throw new HttpError("the file is there already", 412);
}

/** Returns its digest. */
async function write(path: string, chunks: AsyncIterable<Uint8Array>, { mostBytes }: MediaKind): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(path, "wx");
  try {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge(mostBytes);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}

export function tooLarge(mostBytes: number): HttpError {
  return new HttpError(`is larger than ${mostBytes / 1024 / 1024} MB, which is the most for its kind`, 413);
}

async function measured(path: string, { type }: MediaKind): Promise<Size | undefined> {
  const found = sniffType(await beginningOf(path));
  if (found === undefined) throw new HttpError(`is no ${type}, whatever its name says`, 422);
  if (found !== type) throw new HttpError(`is ${found} by its content, not ${type}`, 422);
  const measures = type.startsWith("image/") && type !== "image/svg+xml" ? await measurePicture(path) : undefined;
  const fault = await pictureFault(path);
  if (fault !== undefined) throw new HttpError(fault, 422);
  return measures;
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tellingBytes));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isSame(target: string, before: FileVersion, path: string, digest: string): Promise<boolean> {
  if (before.size !== (await stat(path)).size) return false;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(target)) hash.update(chunk);
  return hash.digest("hex") === digest;
}

/** Where nothing may stand yet, a link says so if somebody was faster. */
async function putInPlace(path: string, target: string, { ifNoneMatch }: Conditions): Promise<void> {
  try {
    await (ifNoneMatch?.trim() === "*" ? link(path, target) : rename(path, target));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") throw new HttpError("the file is there already", 412);
    if (code === "EISDIR" || code === "ENOTDIR") throw new HttpError("a folder stands there", 409);
    throw error;
  }
}

async function dropLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - leftAfter) await rm(path, { force: true });
  }
}
