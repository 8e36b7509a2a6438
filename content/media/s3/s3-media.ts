// The files of the site in a bucket, each under `uploads/` and its name.

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { HttpError } from "../../../model/http-error.ts";
import { fileInTheWay, folderInTheWay } from "../in-the-way.ts";
import { beginIncoming, endIncoming } from "../incoming-files.ts";
import type { Conditions, FileToPlace, MediaFile, MediaPlace, MediaStore } from "../media-store.ts";
import { copyFromFolder, copyToFolder } from "./copy-bucket.ts";
import { Taken, type ObjectFacts, type S3Bucket } from "./s3-bucket.ts";

export const uploadsFolder = "uploads/";

/** `incoming` is a folder of this machine for what is on its way. */
export function s3Media(bucket: S3Bucket, incoming: string): MediaStore {
  return {
    placeOf: (name) => placeIn(bucket, incoming, name),
    sizeOf: async (name) => (await bucket.facts(uploadsFolder + name))?.size ?? 0,
    async bring(name, write) {
      const folder = await beginIncoming(incoming);
      try {
        await mkdir(folder);
        const path = join(folder, basename(name));
        if (await write(path)) await putFile(bucket, uploadsFolder + name, path);
      } finally {
        await endIncoming(folder);
      }
    },
    copyTo: (folder) => copyToFolder(bucket, uploadsFolder, folder),
    copyFrom: (folder) => copyFromFolder(folder, bucket, uploadsFolder, putFile),
    close: bucket.close,
  };
}

function placeIn(bucket: S3Bucket, incoming: string, name: string): MediaPlace {
  const key = uploadsFolder + name;
  const standing = async () => {
    const facts = await bucket.facts(key);
    return facts && fileOf(name, facts);
  };

  return {
    standing,
    async begin() {
      await requireRoom(bucket, name);
      return beginIncoming(incoming);
    },
    async holds({ size }, { path, digest }) {
      if (size !== (await stat(path)).size) return false;
      const facts = await bucket.facts(key);
      if (facts?.digest !== undefined) return facts.digest === digest;
      return (await digestOf((await bucket.open(key)) ?? [])) === digest;
    },
    put: (written) => putOnce(bucket, name, written),
    end: endIncoming,
  };
}

async function putOnce(bucket: S3Bucket, name: string, written: FileToPlace): Promise<MediaFile> {
  const { path, digest, type, conditions } = written;
  const key = uploadsFolder + name;
  const { size } = await stat(path);
  try {
    const etag = await bucket.put({ key, body: path, size, digest, type, ...onlyIf(conditions) });
    return fileOf(name, { size, etag });
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    // Its own answer may have been lost: the second try then met the file of the first.
    const facts = await bucket.facts(key);
    if (facts?.digest === digest) return fileOf(name, facts);
    throw new HttpError(
      conditions.ifMatch === undefined ? "the file is there already" : "another file stands there",
      412,
    );
  }
}

/** For the store itself to hold to, where it can: of two that were both told that they may, one is then refused. */
function onlyIf({ ifMatch, ifNoneMatch }: Conditions): { onlyIf?: { noneMatch: "*" } | { match: string } } {
  if (ifNoneMatch?.trim() === "*") return { onlyIf: { noneMatch: "*" } };
  const etag = /^"([^",]+)"$/.exec(ifMatch?.trim() ?? "")?.[1];
  return etag === undefined ? {} : { onlyIf: { match: etag } };
}

export function fileOf(name: string, { size, etag }: ObjectFacts): MediaFile {
  return { name, size, version: etag, tag: `"${etag}"` };
}

/** Keys know no folders, but a backup has them: what is no file beside a folder of its name there is none here. */
async function requireRoom(bucket: S3Bucket, name: string): Promise<void> {
  const names = name.split("/");
  for (let count = 1; count < names.length; count += 1) {
    const folder = names.slice(0, count).join("/");
    // Files have endings.
    if (extname(folder) !== "" && (await bucket.facts(uploadsFolder + folder)) !== undefined) throw fileInTheWay();
  }
  const inside = await bucket.list(`${uploadsFolder}${name}/`)[Symbol.asyncIterator]().next();
  if (inside.done !== true) throw folderInTheWay();
}

/** Of a file whose type nobody looks up in the store: the site says it by the name. */
async function putFile(bucket: S3Bucket, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const digest = await digestOf(createReadStream(path));
  await bucket.put({ key, body: path, size, digest, type: "application/octet-stream" });
}

async function digestOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}
