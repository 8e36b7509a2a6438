// The resizer: one conversion per picture, size and format however many ask. What was made is on disk under the file it was made of, in the
// version it then had; what cannot be converted is remembered for a while, so that it is not tried with every request.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { Size } from "../../model/pictures/image-sizes.ts";
import type { Upload } from "../media/find-upload.ts";
import type { StoredFile } from "../media/send-file.ts";
import { SharedWork } from "../work/shared-work.ts";
import type { WorkQueue } from "../work/work-queue.ts";
import { convertPicture } from "./convert-picture.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { ImageFormat } from "./image-format.ts";
import { inspectPicture, largestSource, type PictureFacts } from "./inspect-picture.ts";
import { refuse } from "./read-drawing.ts";

export interface PictureRequest {
  source: Upload;
  size: Size;
  format: ImageFormat;
}

/** In memory when it was made just now, otherwise on disk. */
export type Picture = Buffer | StoredFile;

export interface Resizer {
  /** Rejects when it cannot be read as a picture, with a QueueFullError, with the reason of the signal, or with what `onMiss` throws. */
  picture: (request: PictureRequest, caller?: Caller) => Promise<Picture>;
}

export interface Caller {
  signal?: AbortSignal;
  /** Told before a picture is made. */
  onMiss?: () => void;
}

export interface ResizerOptions {
  cache: DiskCache;
  queue: WorkQueue;
  /** Told once of what is then remembered. */
  onFailure: (source: Upload, error: Error) => void;
}

const rememberedFor = 60_000;
/** What took all the time there is would take it again. */
const slowRememberedFor = 5 * rememberedFor;

function versionOf({ name, size, mtimeMs }: Upload): string {
  return `${name} ${mtimeMs} ${size}`;
}

/** Names the finished picture, on disk and to browsers. */
export function pictureName({ source, size, format }: PictureRequest): string {
  const made = `${versionOf(source)} ${size.width}x${size.height}`;
  return `${createHash("sha1").update(made).digest("hex")}.${format}`;
}

export function resizer({ cache, queue, onFailure }: ResizerOptions): Resizer {
  const conversions = new SharedWork<Picture>();
  // A drawing that is asked for in many sizes is looked through once: that takes as long as reading all of it.
  const inspected = new LRUCache<string, PictureFacts>({ max: 1_000 });
  const failures = new LRUCache<string, Error>({ max: 1_000, ttl: rememberedFor });

  async function factsOf(bytes: Buffer, version: string): Promise<PictureFacts> {
    const known = inspected.get(version);
    if (known !== undefined) return known;
    const facts = await inspectPicture(bytes);
    inspected.set(version, facts);
    return facts;
  }

  /** Fails for the whole file, or for this size of it, until that is forgotten. */
  async function remembering<T>(key: string, source: Upload, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      failures.set(key, error, error.message.startsWith("timeout") ? { ttl: slowRememberedFor } : {});
      onFailure(source, error);
      throw error;
    }
  }

  async function convert({ source, size, format }: PictureRequest, name: string): Promise<Picture> {
    // Somebody else may have made it while this one waited.
    const known = await cache.find(name);
    if (known !== undefined) return known;
    const version = versionOf(source);
    const { bytes, facts } = await remembering(version, source, async () => {
      if (source.size > largestSource) refuse("it is too large");
      const read = await readFile(source.path);
      return { bytes: read, facts: await factsOf(read, version) };
    });
    const made = await remembering(name, source, () => convertPicture(bytes, facts, size, format));
    await cache.add(name, made);
    return made;
  }

  return {
    async picture(request, { signal, onMiss } = {}) {
      const name = pictureName(request);
      const known = await cache.find(name);
      if (known !== undefined) return known;
      const failure = failures.get(versionOf(request.source)) ?? failures.get(name);
      if (failure !== undefined) throw failure;
      onMiss?.();
      return conversions.join(name, (stop) => queue.run(() => convert(request, name), stop), signal);
    },
  };
}
