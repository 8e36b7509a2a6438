// A file into the uploads. It is written beside them, looked at, and put in its place in one step: nobody ever gets half of it, and what is
// refused has never been there.

import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { HttpError } from "../../model/http-error.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { measurePicture } from "./measure-picture.ts";
import type { Conditions, MediaFile, MediaStore } from "./media-store.ts";
import { pictureFault } from "./picture-fault.ts";
import { sniffType, tellingBytes } from "./sniff-type.ts";
import type { MediaKind, UploadName } from "./upload-name.ts";

export interface FileToStore extends UploadName {
  media: Pick<MediaStore, "placeOf">;
  chunks: AsyncIterable<Uint8Array>;
  conditions?: Conditions;
}

export type FileOutcome = "new" | "replaced" | "unchanged";

export interface FileInPlace extends MediaFile {
  outcome: FileOutcome;
  /** Of a picture that has pixels. */
  measures?: Size;
}

/** Rejects with an HttpError for what is refused. */
export async function storeFile({ media, name, kind, chunks, conditions = {} }: FileToStore): Promise<FileInPlace> {
  const place = media.placeOf(name);
  requireConditions(conditions, await place.standing());
  const path = await place.begin();
  try {
    const digest = await write(path, chunks, kind);
    const measures = await measured(path, kind);
    const before = await place.standing();
    requireConditions(conditions, before);
    if (before !== undefined && (await place.holds(before, { path, digest }))) {
      return { ...before, outcome: "unchanged", measures };
    }
    const now = await place.put({ path, digest, type: kind.type, conditions });
    return { ...now, outcome: before === undefined ? "new" : "replaced", measures };
  } finally {
    await place.end(path);
  }
}

function requireConditions({ ifMatch, ifNoneMatch }: Conditions, current: MediaFile | undefined): void {
  const isNamed = (tags: string) =>
    current !== undefined && (tags.trim() === "*" || tags.split(",").some((tag) => tag.trim() === current.tag));
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
