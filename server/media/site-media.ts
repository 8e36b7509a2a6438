// The files of this site by its settings: in a folder, or in a bucket with this node's copies in front.

import { join } from "node:path";
import type { Logger } from "pino";
import { folderMedia } from "../../content/media/folder-media.ts";
import type { MediaStore } from "../../content/media/media-store.ts";
import { incomingDir, uploadsDir } from "../../content/media/open-media.ts";
import { openBucket, type S3Bucket } from "../../content/media/s3/s3-bucket.ts";
import { readS3Address } from "../../content/media/s3/s3-address.ts";
import { s3Media } from "../../content/media/s3/s3-media.ts";
import type { Store } from "../../content/store/store.ts";
import type { Config } from "../config.ts";
import { diskCache, type DiskCache } from "../images/disk-cache.ts";
import { events } from "../log.ts";
import type { Figures } from "../operating/figures.ts";
import type { Tally } from "../operating/tally.ts";
import { uploadsIn, type FindUpload } from "./find-upload.ts";
import { cachedUploads, largestCopy } from "./cached-uploads.ts";
import { sharedCache, type SharedCache } from "./shared-cache.ts";

const megabyte = 1024 * 1024;
/** Each folder of a cache holds a share of it: room for several of the largest. */
const largestInFolder = 8;
const mostCopies = 1_000_000;
/** What is noted of a million files. */
const mostNoteBytes = 256 * megabyte;
const mostMade = 32_768;

/** In the bucket: what was made of pictures, a folder a kind. */
export const madeFolder = "made/";

export interface SiteMedia {
  store: MediaStore;
  findUpload: FindUpload;
  /** A cache for pictures that are made, which all nodes share where they share a bucket. */
  madeCache: (name: string, maxBytes: number) => DiskCache;
  /** Counts and tells that it did not answer. */
  noteAway: (error: unknown) => void;
  /** Absent: files are in a folder. */
  bucket: S3Bucket | undefined;
  close: () => Promise<void>;
}

interface MediaParts {
  config: Config;
  store: Pick<Store, "onChange">;
  log: Logger;
  figures: Pick<Figures, "mediaFailures">;
  tally: Tally;
  now: () => number;
}

export function siteMedia({ config, store, log, figures, tally, now }: MediaParts): SiteMedia {
  const { DATA_DIR: dataDir } = config;
  const cacheOf = (name: string, limits: { maxBytes: number; maxFiles: number; folders?: number }) =>
    diskCache({
      dir: join(dataDir, "cache", name),
      ...limits,
      onError: (error) => log.warn({ err: error, cache: name }, events.cacheNotWritten),
    });
  const localCache = (name: string, maxBytes: number) => cacheOf(name, { maxBytes, maxFiles: mostMade });
  const noteAway = (error: unknown) => {
    figures.mediaFailures += 1;
    tally.count(events.mediaAway, error instanceof Error ? error.message : String(error));
  };
  const bucket = bucketOf(config);
  if (bucket === undefined) {
    const dir = uploadsDir(dataDir);
    return {
      store: folderMedia(dir),
      findUpload: uploadsIn(dir),
      madeCache: localCache,
      noteAway,
      bucket,
      close: async () => undefined,
    };
  }
  const cacheBytes = config.MEDIA_CACHE_MB * megabyte;
  const uploads = cachedUploads({
    bucket,
    copies: cacheOf("media", {
      maxBytes: cacheBytes,
      maxFiles: mostCopies,
      folders: Math.max(1, Math.min(1024, Math.floor(cacheBytes / (largestCopy * largestInFolder)))),
    }),
    notes: cacheOf("media-notes", { maxBytes: mostNoteBytes, maxFiles: mostCopies, folders: 1024 }),
    onChange: (listener) => store.onChange(listener),
    now,
  });
  const shared: SharedCache[] = [];
  return {
    store: s3Media(bucket, incomingDir(dataDir)),
    findUpload: uploads.find,
    madeCache(name, maxBytes) {
      const cache = sharedCache({
        local: localCache(name, maxBytes),
        bucket,
        folder: `${madeFolder}${name}/`,
        onError: noteAway,
      });
      shared.push(cache);
      return cache;
    },
    noteAway,
    bucket,
    async close() {
      uploads.close();
      await Promise.all(shared.map(({ settled }) => settled()));
      bucket.close();
    },
  };
}

function bucketOf(config: Config): S3Bucket | undefined {
  if (config.MEDIA_URL === undefined) return undefined;
  const address = readS3Address(config.MEDIA_URL, config);
  if ("faults" in address) throw new Error("the settings were not checked");
  return openBucket(address, { timeout: config.MEDIA_TIMEOUT_SECONDS * 1000 });
}
