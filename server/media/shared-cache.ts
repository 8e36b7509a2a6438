// Pictures that one node has made are in the object store for the others, each with its disk in front. What is not there, or cannot be had, is
// made again.

import { hash } from "node:crypto";
import { extname } from "node:path";
import { LRUCache } from "lru-cache";
import type { S3Bucket } from "../../content/media/s3/s3-bucket.ts";
import { QueueFullError, WorkQueue } from "../../model/work/work-queue.server.ts";
import type { DiskCache } from "../images/disk-cache.ts";

export interface SharedCacheParts {
  local: DiskCache;
  bucket: Pick<S3Bucket, "open" | "put">;
  /** In the bucket; ends with a slash. */
  folder: string;
  onError: (error: unknown) => void;
}

export interface SharedCache extends DiskCache {
  /** Resolves when everything that was made is in the store, or given up. */
  settled: () => Promise<void>;
}

/** Milliseconds. Whoever makes a picture looks twice. */
const missingFor = 5_000;
const sending = { atOnce: 4, mostWaiting: 256 };

export function sharedCache({ local, bucket, folder, onError }: SharedCacheParts): SharedCache {
  const missing = new LRUCache<string, true>({ max: 10_000, ttl: missingFor });
  const queue = new WorkQueue(sending);
  const underWay = new Set<Promise<void>>();

  async function fetched(name: string): Promise<void> {
    try {
      const chunks = await bucket.open(folder + name);
      if (chunks === undefined) missing.set(name, true);
      else await local.add(name, chunks);
    } catch {
      // It is made here, as if nobody else had.
      missing.set(name, true);
    }
  }

  async function send(name: string, bytes: Buffer): Promise<void> {
    try {
      await queue.run(async () => {
        const type = `image/${extname(name).slice(1)}`;
        const object = { body: bytes, size: bytes.length, digest: hash("sha256", bytes), type };
        await bucket.put({ key: folder + name, ...object });
      });
    } catch (error) {
      // Another node makes it again then.
      if (!(error instanceof QueueFullError)) onError(error);
    }
  }

  return {
    async find(name) {
      const here = await local.find(name);
      if (here !== undefined || missing.has(name)) return here;
      await fetched(name);
      return local.find(name);
    },
    async add(name, bytes) {
      await local.add(name, bytes);
      if (!Buffer.isBuffer(bytes)) return;
      missing.delete(name);
      const sent = send(name, bytes).finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    drop: local.drop,
    async settled() {
      await Promise.all(underWay);
    },
  };
}
