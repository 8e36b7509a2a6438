// A bucket: what can be asked of it, each with time limits, further tries where they may help, and a rest for a store that does not answer.

import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { steadyCalls } from "../../upstream/steady-calls.ts";
import { MediaAway, type FilePart } from "../media-store.ts";
import { readList, type ListedObject } from "./list-answer.ts";
import type { S3Address } from "./s3-address.ts";
import { bodyDigest, RefusedCall, s3Calls, type S3Call } from "./s3-calls.ts";
import type { SignRequest } from "./sign-request.ts";
import { withinSilence } from "./within-silence.ts";

export interface ObjectFacts {
  size: number;
  /** Without its quotes. */
  etag: string;
  /** SHA-256 of what was put there by the site. */
  digest?: string;
}

export interface ObjectToPut {
  key: string;
  /** A file of this machine, or bytes. */
  body: string | Buffer;
  size: number;
  digest: string;
  type: string;
  /** Only where nothing stands (`*`), or only over this ETag. */
  onlyIf?: { noneMatch: "*" } | { match: string };
}

export interface S3Bucket {
  /** For people. */
  name: string;
  /** Rejects where it cannot be used, with the reason. */
  check: () => Promise<void>;
  facts: (key: string) => Promise<ObjectFacts | undefined>;
  /** Undefined: no such object, or another than that of the ETag. */
  open: (
    key: string,
    asked?: { part?: FilePart; etag?: string; signal?: AbortSignal },
  ) => Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Its ETag; rejects with `Taken` where something else stands. */
  put: (object: ObjectToPut) => Promise<string>;
  remove: (key: string) => Promise<void>;
  /** Below the prefix and this folder, which ends with a slash. */
  list: (folder: string) => AsyncIterable<ListedObject>;
  close: () => void;
}

/** Something else stands where the object was to be put. */
export class Taken extends Error {}

export interface BucketLimits {
  /** Milliseconds until an answer begins, and between two pieces of it. */
  timeout: number;
  /** Milliseconds in which a file that is sent must get on. */
  silence?: number;
}

const atOnce = 64;
const waiting = 512;
const tries = 3;
/** Milliseconds. Nothing else has its pictures: a second after it is back readers have them. */
const longestRest = 500;

export function openBucket(address: S3Address, { timeout, silence = 6 * timeout }: BucketLimits): S3Bucket {
  // Loaded with the first request: most sites have a folder.
  let signer: Promise<SignRequest> | undefined;
  const sign: SignRequest = async (request) => {
    signer ??= import("./sign-request.ts").then(({ requestSigner }) => requestSigner(address));
    return (await signer)(request);
  };
  const calls = s3Calls({ address, sign, timeout, silence });
  const steady = steadyCalls({
    atOnce,
    waiting,
    now: () => performance.now(),
    tries,
    longestRest,
    service: "the media store",
  });

  async function call(asked: S3Call): Promise<IncomingMessage> {
    try {
      return await steady.run(() => calls.call(asked));
    } catch (error) {
      if (error instanceof RefusedCall && isAnswer(error)) throw error;
      throw new MediaAway(error);
    }
  }

  /** Answers without a body that anybody reads. */
  async function told(asked: S3Call): Promise<IncomingMessage> {
    const answer = await call(asked);
    answer.resume();
    return answer;
  }

  async function listed(prefix: string, from: string | undefined, most: number) {
    const answer = await call({
      method: "GET",
      query: {
        "list-type": "2",
        prefix,
        "encoding-type": "url",
        "max-keys": String(most),
        ...(from !== undefined && { "continuation-token": from }),
      },
    });
    return readList(await text(withinSilence(answer, timeout)));
  }

  async function* list(folder: string): AsyncGenerator<ListedObject> {
    const prefix = address.prefix + folder;
    let next: string | undefined;
    do {
      const page = await listed(prefix, next, 1000).catch(awayFrom);
      for (const object of page.objects) yield { ...object, key: object.key.slice(address.prefix.length) };
      next = page.next;
    } while (next !== undefined);
  }

  return {
    name: address.name,
    async check() {
      await listed(address.prefix, undefined, 1).catch(awayFrom);
    },
    async facts(key) {
      const answer = await told({ method: "HEAD", key }).catch(absent);
      return answer && factsIn(answer);
    },
    async open(key, { part, etag, signal } = {}) {
      const headers = {
        ...(part !== undefined && { range: `bytes=${part.first}-${part.last}` }),
        ...(etag !== undefined && { "if-match": `"${etag}"` }),
      };
      // Whoever leaves before it begins says nothing of the store: the call is made to its end.
      const answer = await call({ method: "GET", key, headers }).catch(absent);
      return answer && withinSilence(answer, timeout, signal);
    },
    async put({ key, body, size, digest, type, onlyIf }) {
      const headers = {
        "content-length": String(size),
        "content-type": type,
        [bodyDigest]: digest,
        [digestHeader]: digest,
      };
      try {
        return etagIn(await told({ method: "PUT", key, headers: { ...headers, ...conditionIn(onlyIf) }, body }));
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
        if (isTaken(error)) throw new Taken("something else stands there");
        if (error.statusCode !== noSuchCondition || onlyIf === undefined) throw new MediaAway(error);
        return etagIn(await told({ method: "PUT", key, headers, body }).catch(awayFrom));
      }
    },
    async remove(key) {
      await told({ method: "DELETE", key }).catch(absent);
    },
    list,
    close: calls.close,
  };
}

const digestHeader = "x-amz-meta-sha256";

function factsIn(answer: IncomingMessage): ObjectFacts {
  const { "content-length": size, [digestHeader]: digest } = answer.headers;
  return {
    size: Number(size),
    etag: etagIn(answer),
    ...(typeof digest === "string" && { digest }),
  };
}

function etagIn({ headers }: IncomingMessage): string {
  return (headers.etag ?? "").replace(/^W\//, "").replaceAll('"', "");
}

/** The object is not there, or something else stands in its place; all else is a store that cannot be used. */
function isAnswer({ statusCode, code }: RefusedCall): boolean {
  return (statusCode === 404 && code !== "NoSuchBucket") || [409, 412, noSuchCondition].includes(statusCode);
}

/** Not every store can hold to a condition: it is then held to as far as asking before tells. */
const noSuchCondition = 501;

function conditionIn(onlyIf: ObjectToPut["onlyIf"]): Record<string, string> {
  if (onlyIf === undefined) return {};
  return "match" in onlyIf ? { "if-match": `"${onlyIf.match}"` } : { "if-none-match": onlyIf.noneMatch };
}

/** Two that write at once are told by 409. */
function isTaken({ statusCode }: RefusedCall): boolean {
  return statusCode === 412 || statusCode === 409;
}

function absent(error: unknown): undefined {
  if (error instanceof RefusedCall && isAnswer(error)) return undefined;
  throw error;
}

function awayFrom(error: unknown): never {
  throw error instanceof MediaAway ? error : new MediaAway(error);
}
