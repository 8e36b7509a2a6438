// The files of a bucket into a folder, and those of a folder into a bucket. What is there already is not copied again, so that whoever was
// stopped goes on where it was.

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { CopiedFiles } from "../media-store.ts";
import type { ListedObject } from "./list-answer.ts";
import type { S3Bucket } from "./s3-bucket.ts";

/** Files at a time: most are small, and each is a call or two. */
const atOnce = 8;
const unfinished = ".part";

export async function copyToFolder(bucket: S3Bucket, prefix: string, folder: string): Promise<CopiedFiles> {
  const counts = { copied: 0, unchanged: 0 };
  await inTurns(bucket.list(prefix), async (object) => {
    const path = placeOf(folder, object.key.slice(prefix.length));
    if (path === undefined) return;
    const before = await stat(path).catch(() => undefined);
    if (before?.size === object.size && before.mtimeMs === object.at) {
      counts.unchanged += 1;
      return;
    }
    await fetchInto(path, object, bucket);
    counts.copied += 1;
  });
  return counts;
}

/** Undefined for a key that is the name of no file here; a folder that somebody has made by hand is one. */
function placeOf(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return name === "" || name.endsWith("/") || relative(folder, path) !== name.replaceAll("/", sep) ? undefined : path;
}

async function fetchInto(path: string, { key, at }: ListedObject, bucket: S3Bucket): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = path + unfinished;
  try {
    const chunks = await bucket.open(key);
    // Removed since it was listed.
    if (chunks === undefined) return;
    await writeFile(part, chunks);
    await utimes(part, at / 1000, at / 1000);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

type PutFile = (bucket: S3Bucket, key: string, path: string) => Promise<void>;

/** Links are followed, as a backup does; what is not finished stays behind. */
export async function copyFromFolder(
  folder: string,
  bucket: S3Bucket,
  prefix: string,
  put: PutFile,
): Promise<CopiedFiles> {
  const counts = { copied: 0, unchanged: 0 };
  const there = new Map<string, ListedObject>();
  for await (const object of bucket.list(prefix)) there.set(object.key, object);
  await inTurns(filesIn(folder), async (path) => {
    const key = prefix + relative(folder, path).replaceAll(sep, "/");
    if (await isSame(path, there.get(key), key, bucket)) {
      counts.unchanged += 1;
      return;
    }
    await put(bucket, key, path);
    counts.copied += 1;
  });
  return counts;
}

async function isSame(path: string, there: ListedObject | undefined, key: string, bucket: S3Bucket): Promise<boolean> {
  if (there === undefined || there.size !== (await stat(path)).size) return false;
  const hashes = { md5: createHash("md5"), sha256: createHash("sha256") };
  for await (const chunk of createReadStream(path)) {
    hashes.md5.update(chunk);
    hashes.sha256.update(chunk);
  }
  // What an ETag is made of is the store's own business, but most often it is this.
  if (there.etag === hashes.md5.digest("hex")) return true;
  return (await bucket.facts(key))?.digest === hashes.sha256.digest("hex");
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory() === true && name !== ".incoming") yield* filesIn(path);
    else if (found?.isFile() === true && !name.endsWith(unfinished)) yield path;
  }
}

/** The first failure ends all. */
async function inTurns<T>(things: AsyncIterable<T>, work: (thing: T) => Promise<void>): Promise<void> {
  const waiting = things[Symbol.asyncIterator]();
  async function go(): Promise<void> {
    for (let next = await waiting.next(); next.done !== true; next = await waiting.next()) await work(next.value);
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, go));
  } finally {
    await waiting.return?.();
  }
}
