// Pictures of outside sources. Each is fetched when it is first wanted, checked, and cached on disk with what its source said of it; from then
// on it is a file like any upload. After a while its source is asked whether it is another now, and readers do not wait for that.

import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { outsideUrl } from "../../../model/pictures/image-sources.server.ts";
import { everLater } from "../../../model/work/ever-later.ts";
import { QueueFullError, WorkQueue } from "../../../model/work/work-queue.server.ts";
import { versionOf } from "../../../content/media/folder-media.ts";
import type { Upload } from "../../media/find-upload.ts";
import { openOnDisk } from "../../media/send-file.ts";
import { SharedWork } from "../../work/shared-work.ts";
import type { DiskCache } from "../disk-cache.ts";
import type { Caller } from "../found-picture.ts";
import { UnreachablePicture } from "../unreadable-picture.ts";
import type { AskSource, SourceAnswer } from "./ask-source.ts";
import type { CheckPicture } from "./check-picture.ts";

export interface OutsidePictures {
  /**
   * Undefined when its source has none. Rejects with an UnreachablePicture or an UnreadablePicture, with a QueueFullError, with the reason of
   * the signal, or with what `onMiss` throws.
   */
  find: (path: string, caller?: Caller) => Promise<Upload | undefined>;
}

export interface OutsidePictureParts {
  source: AskSource;
  check: CheckPicture;
  files: DiskCache;
  facts: DiskCache;
  /** Milliseconds after which a source is asked again. */
  freshFor: number;
  /** Milliseconds for which a failure is not tried again, at the most. */
  rememberFor?: number;
  now: () => number;
  /** Told of every failure that is then remembered. */
  onFailure: (url: URL, reason: string) => void;
}

/** Of one host at a time: others are asked meanwhile. */
const perHost = { atOnce: 6, mostWaiting: 200 };
/** A picture that could not be had may be there in a moment. */
const aMoment = 60_000;
/** A source that could not be reached is asked again after this, then after twice as long, and so on up to the moment. */
const soon = 2000;

const storedFacts = z.object({
  mediaType: z.string(),
  digest: z.string(),
  checkedAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

type Facts = z.output<typeof storedFacts>;

interface Failure {
  is: Error | "gone";
  until: number;
  /** In a row. */
  times: number;
}

interface Known {
  url: URL;
  /** Of its files. */
  name: string;
  facts?: Facts;
}

export function outsidePictures(parts: OutsidePictureParts): OutsidePictures {
  const { source, check, files, facts: factFiles, freshFor, rememberFor = aMoment, now, onFailure } = parts;
  const known = new LRUCache<string, Known>({ max: 20_000 });
  const failures = new LRUCache<string, Failure>({ max: 20_000 });
  const fetches = new SharedWork<Upload | undefined>();
  const queues = new Map<string, WorkQueue>();

  /** One that is not to be tried again yet. */
  function failureOf({ name }: Known): Failure["is"] | undefined {
    const failure = failures.get(name);
    return failure !== undefined && now() <= failure.until ? failure.is : undefined;
  }

  function remember({ name, url }: Known, is: Failure["is"]): void {
    const times = (failures.get(name)?.times ?? 0) + 1;
    const wait =
      is instanceof UnreachablePicture ? everLater(times, { first: soon, longest: rememberFor }) : rememberFor;
    failures.set(name, { is, until: now() + wait, times });
    onFailure(url, is === "gone" ? "it is gone" : is.message);
  }

  function knownAt(path: string): Known | undefined {
    const before = known.get(path);
    if (before !== undefined) return before;
    const url = outsideUrl(path);
    if (url === undefined) return undefined;
    const one: Known = { url, name: hash("sha1", url.href) };
    known.set(path, one);
    return one;
  }

  async function factsOf(one: Known): Promise<Facts | undefined> {
    one.facts ??= await readFacts(one.name);
    return one.facts;
  }

  async function readFacts(name: string): Promise<Facts | undefined> {
    const file = await factFiles.find(name);
    if (file === undefined) return undefined;
    try {
      return storedFacts.parse(JSON.parse(await readFile(file.path, "utf8")));
    } catch {
      return undefined;
    }
  }

  /** One that is on the disk, whatever its age. */
  async function stored(one: Known): Promise<Upload | undefined> {
    const [file, facts] = await Promise.all([files.find(one.name), factsOf(one)]);
    if (file === undefined || facts === undefined) return undefined;
    return { name: one.url.href, ...versionOf(file), open: openOnDisk(file.path), mediaType: facts.mediaType };
  }

  async function note(one: Known, facts: Facts): Promise<void> {
    one.facts = facts;
    await factFiles.add(one.name, Buffer.from(JSON.stringify(facts)));
  }

  async function take(one: Known, answer: SourceAnswer, stop: AbortSignal): Promise<void> {
    const checkedAt = now();
    const before = one.facts;
    if (answer.is === "gone") {
      remember(one, "gone");
      one.facts = undefined;
      await Promise.all([files.drop(one.name), factFiles.drop(one.name)]);
    } else if (answer.is === "picture") {
      const digest = hash("sha1", answer.bytes);
      const mediaType = await check(answer.bytes, stop);
      // The same bytes keep their file: sizes were made of it.
      if (digest !== before?.digest || (await files.find(one.name)) === undefined)
        await files.add(one.name, answer.bytes);
      await note(one, { mediaType, digest, checkedAt, ...answer.validators });
    } else if (before !== undefined) await note(one, { ...before, checkedAt });
  }

  function queueOf({ host }: URL): WorkQueue {
    const queue = queues.get(host) ?? new WorkQueue(perHost);
    queues.set(host, queue);
    return queue;
  }

  /** Asks the source; what cannot be had is remembered, unless nobody waited for it any more. */
  async function bring(one: Known, stop: AbortSignal): Promise<Upload | undefined> {
    return queueOf(one.url).run(async () => {
      try {
        const isThere = (await stored(one)) !== undefined;
        const answer = await source.ask({ url: one.url, known: isThere ? one.facts : undefined, signal: stop });
        await take(one, answer, stop);
      } catch (error) {
        if (stop.aborted || !(error instanceof Error) || error instanceof QueueFullError) throw error;
        remember(one, error);
        throw error;
      }
      const file = await stored(one);
      if (file !== undefined) failures.delete(one.name);
      else if (failureOf(one) !== "gone") throw new UnreachablePicture("the disk takes nothing");
      return file;
    }, stop);
  }

  /** One that failed is asked for again when that is forgotten. */
  function refresh(one: Known): void {
    if (failureOf(one) !== undefined) return;
    fetches.join(one.name, (stop) => bring(one, stop)).catch(() => undefined);
  }

  return {
    async find(path, { signal, onMiss } = {}) {
      const one = knownAt(path);
      if (one === undefined) return undefined;
      const file = await stored(one);
      if (file !== undefined) {
        if (now() - (one.facts?.checkedAt ?? 0) > freshFor) refresh(one);
        return file;
      }
      const failure = failureOf(one);
      if (failure === "gone") return undefined;
      if (failure !== undefined) throw failure;
      await onMiss?.();
      return fetches.join(one.name, (stop) => bring(one, stop), signal);
    },
  };
}
