// Uploads that are in an object store, as a node serves them. What is known of each is remembered until a change is told of it, and what was
// served stays on the disk, within a limit: both are there when the store is not.

import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { MediaAway, type OpenFile } from "../../content/media/media-store.ts";
import type { S3Bucket } from "../../content/media/s3/s3-bucket.ts";
import { fileOf, uploadsFolder } from "../../content/media/s3/s3-media.ts";
import { everythingKey, pathKey } from "../../content/store/records/surrogate-keys.ts";
import type { Store } from "../../content/store/store.ts";
import type { DiskCache } from "../images/disk-cache.ts";
import { SharedWork } from "../work/shared-work.ts";
import { uploadsPrefix, type FindUpload } from "./find-upload.ts";
import { openOnDisk } from "./send-file.ts";

export interface CachedUploadParts {
  bucket: Pick<S3Bucket, "facts" | "open">;
  /** Of files that were served. */
  copies: DiskCache;
  /** Of what was known of them. */
  notes: DiskCache;
  onChange: Store["onChange"];
  now: () => number;
}

export interface CachedUploads {
  find: FindUpload;
  close: () => void;
}

/** Larger ones are passed on as they are read: whoever wants the end of a film does not wait for the whole. */
export const largestCopy = 16 * 1024 * 1024;
/** Milliseconds. A file that was replaced past the site, in the store itself, is noticed so late. */
const freshFor = 60_000;
/** Milliseconds. What came meanwhile past the site is there so late at the most. */
const missingFor = 1_000;
/** Milliseconds for a whole copy, however it trickles. */
const longestCopying = 60_000;
const most = 50_000;

const storedFacts = z.object({ size: z.number(), etag: z.string() });
type Facts = z.output<typeof storedFacts>;

interface Known {
  facts: Facts;
  /** When the store said so. */
  at: number;
}

interface Found {
  facts: Facts;
  isOld?: boolean;
}

export function cachedUploads({ bucket, copies, notes, onChange, now }: CachedUploadParts): CachedUploads {
  const known = new LRUCache<string, Known>({ max: most });
  const missing = new LRUCache<string, number>({ max: most });
  const questions = new SharedWork<Found | undefined>();
  const fetches = new SharedWork<void>();
  let changes = 0;

  function forget(key: string): void {
    known.delete(key);
    missing.delete(key);
  }

  const close = onChange((keys) => {
    changes += 1;
    for (const key of keys) {
      if (key !== everythingKey) forget(key);
      else {
        known.clear();
        missing.clear();
      }
    }
  });

  async function ask(name: string, key: string): Promise<Found | undefined> {
    const before = changes;
    const facts = await bucket.facts(uploadsFolder + name).catch(async (error: unknown) => {
      const old = await readNote(name, notes);
      if (old === undefined) throw error;
      return { isOld: true, facts: old };
    });
    if (facts !== undefined && "isOld" in facts) return facts;
    // A change that came meanwhile may have replaced what was being asked for.
    if (changes === before) {
      forget(key);
      if (facts === undefined) missing.set(key, now());
      else known.set(key, { facts, at: now() });
    }
    await writeNote(name, facts, notes);
    return facts && { facts };
  }

  /** Whoever comes after a change does not get the answer to a question from before it. */
  const asked = (name: string, key: string) => questions.join(`${changes} ${key}`, () => ask(name, key));

  async function factsOf(name: string, key: string): Promise<Found | undefined> {
    const one = known.get(key);
    if (one === undefined) {
      if (now() - (missing.get(key) ?? -Infinity) < missingFor) return undefined;
      return asked(name, key);
    }
    if (now() - one.at > freshFor) {
      // Once for all who come meanwhile.
      known.set(key, { ...one, at: now() });
      asked(name, key).catch(() => undefined);
    }
    return one;
  }

  async function open(name: string, facts: Facts, ...[part, signal]: Parameters<OpenFile>) {
    const { size, etag } = facts;
    const copy = hash("sha1", `${name} ${etag}`);
    const onDisk = async () => {
      const found = await copies.find(copy);
      return found?.size === size ? openOnDisk(found.path)(part) : undefined;
    };
    const fetched = async (options: Parameters<S3Bucket["open"]>[1]) => {
      const chunks = await bucket.open(uploadsFolder + name, { ...options, etag });
      if (chunks !== undefined) return chunks;
      forget(pathKey(uploadsPrefix + name));
      throw new MediaAway("another file has just taken its place");
    };
    const before = await onDisk();
    if (before !== undefined) return before;
    if (size <= largestCopy) {
      const fetch = async (stop: AbortSignal) =>
        copies.add(copy, await fetched({ signal: AbortSignal.any([stop, AbortSignal.timeout(longestCopying)]) }));
      await fetches.join(copy, fetch, signal);
      const after = await onDisk();
      if (after !== undefined) return after;
    }
    return fetched({ part, signal });
  }

  return {
    async find(path) {
      if (!path.startsWith(uploadsPrefix)) return undefined;
      const name = path.slice(uploadsPrefix.length);
      const found = await factsOf(name, pathKey(path));
      if (found === undefined) return undefined;
      const { facts, isOld } = found;
      return {
        ...fileOf(name, facts),
        ...(isOld === true && { isOld }),
        open: (part, signal) => open(name, facts, part, signal),
      };
    },
    close,
  };
}

const noteName = (name: string) => hash("sha1", name);

async function readNote(name: string, notes: DiskCache): Promise<Facts | undefined> {
  const file = await notes.find(noteName(name));
  if (file === undefined) return undefined;
  try {
    return storedFacts.parse(JSON.parse(await readFile(file.path, "utf8")));
  } catch {
    return undefined;
  }
}

async function writeNote(name: string, facts: Facts | undefined, notes: DiskCache): Promise<void> {
  const before = await readNote(name, notes);
  if (facts === undefined) {
    if (before !== undefined) await notes.drop(noteName(name));
  } else if (before?.etag !== facts.etag) {
    await notes.add(noteName(name), Buffer.from(JSON.stringify({ size: facts.size, etag: facts.etag })));
  }
}
