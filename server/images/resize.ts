// The resizer: one conversion per picture, size and format however many ask. What was made is on disk under the file it was made of, in the
// version it then had; what cannot be converted is remembered for a while, so that it is not tried with every request.

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { largestDrawing, largestPhotograph } from "../../model/pictures/picture-limits.ts";
import { MediaAway } from "../../content/media/media-store.ts";
import { bytesOf, type StoredFile } from "../media/send-file.ts";
import { SharedWork } from "../work/shared-work.ts";
import type { WorkQueue } from "../../model/work/work-queue.server.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { DrawingProcesses } from "./drawing-process.ts";
import type { Caller, FoundPicture } from "./found-picture.ts";
import type { ImageFormat } from "./image-format.ts";
import { convertPhotograph, isPhotographFile, measurePhotograph } from "./photograph.ts";
import { CostlyPicture, refuse } from "./unreadable-picture.ts";

export interface PictureRequest {
  source: FoundPicture;
  size: Size;
  format: ImageFormat;
}

/** In memory when it was made just now, otherwise on disk. */
export type Picture = Buffer | StoredFile;

export interface Resizer {
  /** Rejects when it cannot be read as a picture, with a QueueFullError, with the reason of the signal, or with what `onMiss` throws. */
  picture: (request: PictureRequest, caller?: Caller) => Promise<Picture>;
}

export interface ResizerOptions {
  cache: DiskCache;
  photographs: WorkQueue;
  /** They wait apart: a drawing can take a hundred times as long as a photograph. */
  drawings: WorkQueue;
  processes: DrawingProcesses;
  /** Told once of what is then remembered. */
  onFailure: (source: FoundPicture, error: Error) => void;
}

const rememberedFor = 60_000;
/** What took all the time or memory there is would take it again. */
const costlyRememberedFor = 5 * rememberedFor;

function versionOf({ name, version }: FoundPicture): string {
  return `${name} ${version}`;
}

/** Names the finished picture, on disk and to browsers. */
export function pictureName({ source, size, format }: PictureRequest): string {
  const { focalPoint: point } = source;
  const cut = point === undefined ? "" : ` around ${point.x},${point.y}`;
  const made = `${versionOf(source)} ${size.width}x${size.height}${cut}`;
  return `${createHash("sha1").update(made).digest("hex")}.${format}`;
}

export function resizer({ cache, photographs, drawings, processes, onFailure }: ResizerOptions): Resizer {
  const conversions = new SharedWork<Picture>();
  // A drawing that is asked for in many sizes is looked through once: that takes as long as reading all of it.
  const ownSizes = new LRUCache<string, Size>({ max: 1_000 });
  const failures = new LRUCache<string, Error>({ max: 1_000, ttl: rememberedFor });

  /** Fails for the whole file, or for this size of it, until that is forgotten. Whoever leaves has not seen it fail. */
  async function remembering<T>(
    key: string,
    source: FoundPicture,
    stop: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (thrown) {
      // What cannot be had now may be there in a moment.
      if (stop.aborted || thrown instanceof MediaAway) throw thrown;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const isCostly = error instanceof CostlyPicture || error.message.startsWith("timeout");
      if (isCostly) failures.set(versionOf(source), error, { ttl: costlyRememberedFor });
      else failures.set(key, error);
      onFailure(source, error);
      throw error;
    }
  }

  async function photograph({ source, size, format }: PictureRequest, name: string, stop: AbortSignal) {
    const read = await remembering(versionOf(source), source, stop, async () => {
      if (source.size > largestPhotograph) refuse("it is too large");
      const bytes = await bytesOf(source, stop);
      return { bytes, own: await measurePhotograph(bytes) };
    });
    return remembering(name, source, stop, () => convertPhotograph(read, { size, format, point: source.focalPoint }));
  }

  async function drawing({ source, size, format }: PictureRequest, name: string, stop: AbortSignal) {
    const version = versionOf(source);
    const { bytes, own } = await remembering(version, source, stop, async () => {
      if (source.size > largestDrawing) refuse("it is too large for a drawing");
      const read = await bytesOf(source, stop);
      return { bytes: read, own: ownSizes.get(version) ?? (await processes.inspect(read, stop)) };
    });
    ownSizes.set(version, own);
    return remembering(name, source, stop, () =>
      processes.convert({ bytes, own, size, format, point: source.focalPoint }, stop),
    );
  }

  async function convert(request: PictureRequest, name: string, stop: AbortSignal): Promise<Picture> {
    const { source } = request;
    const isPhotograph = await remembering(versionOf(source), source, stop, () => isPhotographFile(source));
    const [queue, make] = isPhotograph ? [photographs, photograph] : [drawings, drawing];
    return queue.run(async () => {
      // Somebody else may have made it while this one waited.
      const known = await cache.find(name);
      if (known !== undefined) return known;
      const made = await make(request, name, stop);
      await cache.add(name, made);
      return made;
    }, stop);
  }

  return {
    async picture(request, { signal, onMiss } = {}) {
      const name = pictureName(request);
      const known = await cache.find(name);
      if (known !== undefined) return known;
      const failure = failures.get(versionOf(request.source)) ?? failures.get(name);
      if (failure !== undefined) throw failure;
      await onMiss?.();
      return conversions.join(name, (stop) => convert(request, name, stop), signal);
    },
  };
}
