// A page as it is made, and as it is cached: its bytes in each encoding that was asked for.

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { RedirectStatus } from "../../core/redirect.ts";
import type { PageDictionary, Patience } from "../dictionary/dcz.ts";
import type { ReadyAnswer } from "../front-door/ready-answer.ts";
import type { CommonEncoding } from "../http/accept-encoding.ts";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const zstdAsync = promisify(zstdCompress);

export type Encoding = CommonEncoding | "dcz" | "identity";

export interface FreshPage {
  status: number;
  body: Buffer;
  /** Headers besides those of caching and encoding. */
  headers: Readonly<Record<string, string>>;
  /** The records and lists the page was made from. */
  keys: ReadonlySet<string>;
  /** Made while a read failed: shown, but never cached in place of a better one. */
  degraded: boolean;
  /** Where it leads, before the reader's query is carried along. */
  redirect?: { to: string; status: RedirectStatus; used: readonly string[]; by?: readonly string[] };
  /** From then on it is not shown again while a newer one can be made. */
  validUntil?: number;
  /** Milliseconds of the clock that only grows, where its age is to be told with it. */
  madeAt?: number;
  /** By which it may be compressed. Absent: it is one reader's, and what is secret in it shares no dictionary with what is not. */
  dictionary?: PageDictionary;
}

export interface CachedPage extends Omit<FreshPage, "body"> {
  etag: string;
  /** The finished bytes by encoding; compressed ones appear once asked for. */
  encoded: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Header blocks by encoding, ready to be written. */
  written: Partial<Record<Encoding, string[]>>;
  /** Whole answers by encoding, ready to be sent. */
  answers: Partial<Record<Encoding, ReadyAnswer>>;
  freshUntil: number;
  purged: boolean;
  /** How often it was asked for, those before it counted half. */
  reads: number;
  /** And as it is now. */
  readsOfVersion: number;
  /** What readers take, of this version or of one before. */
  asked: Set<Encoding>;
  /** With more patience, once it had been asked for again. */
  compressedAgain: Set<Encoding>;
}

/** A page as it is sent. One with no time of freshness is for this answer only. */
export function readyPage({ body, ...page }: FreshPage, freshUntil = 0): CachedPage {
  const etag = createHash("sha1").update(body).digest("base64url").slice(0, 20);
  return {
    ...page,
    etag,
    encoded: { identity: body },
    written: {},
    answers: {},
    freshUntil,
    purged: false,
    reads: 0,
    readsOfVersion: 0,
    asked: new Set(),
    compressedAgain: new Set(),
  };
}

const brotliQuality = { awaited: 5, later: 10 };
const worthPatience = ["br", "dcz"] as const;

/** Only what readers take. Its tag is another: the bytes are. */
export async function compressAgain(page: CachedPage): Promise<void> {
  for (const encoding of worthPatience) {
    if (!page.asked.has(encoding) || page.compressedAgain.has(encoding)) continue;
    page.encoded[encoding] = await compressed(page, encoding, "later");
    page.compressedAgain.add(encoding);
    delete page.written[encoding];
    delete page.answers[encoding];
  }
}

export async function bytesOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  page.asked.add(encoding);
  const ready = page.encoded[encoding];
  if (ready !== undefined) return ready;
  const made = await compressed(page, encoding);
  page.encoded[encoding] = made;
  return made;
}

async function compressed(
  { dictionary, encoded: { identity } }: CachedPage,
  encoding: Encoding,
  patience: Patience = "awaited",
): Promise<Buffer> {
  if (encoding === "br") return brotli(identity, brotliQuality[patience]);
  if (encoding === "zstd") return zstdAsync(identity, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });
  if (encoding === "gzip") return gzipAsync(identity, { level: 6 });
  return dictionary === undefined ? identity : dictionary.compress(identity, patience);
}

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
