// Rendered pages as ready bytes. One render per page however many ask; past its freshness a page is served stale while one
// render refreshes it; a page that was purged, or that time has made untrue, waits for its new version but is cached in case that fails.

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import { singleFlight } from "../../model/work/single-flight.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import type { RedirectStatus } from "../../core/redirect.ts";
import type { PageDictionary } from "../dictionary/dcz.ts";
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
  /** Milliseconds since 1970, where its age is to be told with it. */
  madeAt?: number;
  /** By which it may be compressed. Absent: it is one reader's, and what is secret in it shares no dictionary with what is not. */
  dictionary?: PageDictionary | undefined;
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
}

/** Fresh; past its freshness, but to be shown; not there, or not to be shown again. */
export type CacheState = "hit" | "stale" | "miss";

export interface PageCacheOptions {
  maxBytes: number;
  /** How long a page counts as fresh, in milliseconds. */
  freshFor: number;
  now(): number;
  onStale(key: string, error: unknown): void;
}

/**
 * Whatever is not found or has moved has a small part of the memory to itself, and so have pages with a query: anybody can make up any number
 * of such addresses, and none of them pushes out a page that readers come for.
 */
const parts = { others: 1 / 16, queries: 3 / 16 };

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #queries: LRUCache<string, CachedPage>;
  readonly #others: LRUCache<string, CachedPage>;
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  /** Changes that arrived while a page was being rendered: it may have been made from what they replaced. */
  readonly #changedSince = new Map<string, Set<string>>();
  readonly #pagesByKey = new Map<string, Set<string>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#others = this.#within(options.maxBytes * parts.others);
    this.#queries = this.#within(options.maxBytes * parts.queries);
    this.#pages = this.#within(options.maxBytes * (1 - parts.others - parts.queries));
  }

  #within(bytes: number): LRUCache<string, CachedPage> {
    return new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: sizeOf,
      dispose: (page, key) => this.#forget(key, page),
    });
  }

  /** The page if it can be answered at once. Those that are not found or have moved are not looked for here. */
  fresh(key: string, now = this.#options.now()): CachedPage | undefined {
    const page = this.#pagesLike(key).get(key);
    return page !== undefined && !page.purged && page.freshUntil > now ? page : undefined;
  }

  #pagesLike(key: string): LRUCache<string, CachedPage> {
    return key.includes("?") ? this.#queries : this.#pages;
  }

  async get(key: string, render: () => Promise<FreshPage>): Promise<CachedPage> {
    const known = this.#known(key);
    const result = stateOf(known, this.#options.now());
    if (known === undefined || result === "miss") return this.#refresh(key, render, known);
    if (result === "stale") void this.#refresh(key, render, known);
    return known;
  }

  /** What there is for whoever asks now. */
  stateOf(key: string): CacheState {
    return stateOf(this.#known(key), this.#options.now());
  }

  #known(key: string): CachedPage | undefined {
    return this.#pagesLike(key).get(key) ?? this.#others.get(key);
  }

  #refresh(key: string, render: () => Promise<FreshPage>, known: CachedPage | undefined): Promise<CachedPage> {
    return singleFlight(this.#underWay, key, () => {
      const changed = new Set<string>();
      this.#changedSince.set(key, changed);
      return this.#renderOnce(key, render, known, changed).finally(() => this.#changedSince.delete(key));
    });
  }

  async #renderOnce(
    key: string,
    render: () => Promise<FreshPage>,
    known: CachedPage | undefined,
    changed: ReadonlySet<string>,
  ): Promise<CachedPage> {
    let page: CachedPage;
    try {
      const made = await render();
      const freshUntil = this.#options.now() + this.#options.freshFor;
      page = readyPage(made, Math.min(freshUntil, made.validUntil ?? freshUntil));
    } catch (error) {
      if (known === undefined) throw error;
      this.#options.onStale(key, error);
      return known;
    }
    if (page.degraded) {
      if (known === undefined) return page;
      this.#options.onStale(key, new Error("a read failed while the page was made"));
      return known;
    }
    page.purged = changed.has(everythingKey) || !page.keys.isDisjointFrom(changed);
    this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: CachedPage): void {
    const pages = this.#pagesLike(key);
    const [home, other] = page.status === 200 ? [pages, this.#others] : [this.#others, pages];
    other.delete(key);
    home.set(key, page);
    // It alone may be larger than all that there is room for.
    if (home.peek(key) !== page) return;
    for (const name of page.keys) {
      const users = this.#pagesByKey.get(name);
      if (users === undefined) this.#pagesByKey.set(name, new Set([key]));
      else users.add(key);
    }
  }

  #forget(key: string, page: CachedPage): void {
    for (const name of page.keys) {
      const users = this.#pagesByKey.get(name);
      users?.delete(key);
      if (users?.size === 0) this.#pagesByKey.delete(name);
    }
  }

  /** Marks exactly the pages made from these records and lists; answers how many. */
  purge(keys: Iterable<string>): number {
    const touched = new Set<string>();
    for (const name of keys) {
      for (const changed of this.#changedSince.values()) changed.add(name);
      for (const key of name === everythingKey ? this.#keys() : (this.#pagesByKey.get(name) ?? [])) touched.add(key);
    }
    for (const key of touched) {
      const page = this.#pagesLike(key).peek(key) ?? this.#others.peek(key);
      if (page !== undefined) page.purged = true;
    }
    return touched.size;
  }

  #all() {
    return [this.#pages, this.#queries, this.#others];
  }

  *#keys(): Generator<string> {
    for (const pages of this.#all()) yield* pages.keys();
  }

  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0);
  }

  get bytes(): number {
    return this.#all().reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }
}

/** What an entry takes besides its texts: the objects themselves, and a set and its entry for each surrogate key. */
const perEntry = 2048;
const perKey = 200;

/** Of everything that grows with the page: bytes in all encodings, address, headers, surrogate keys. A character counts as two bytes. */
function sizeOf({ encoded, headers, keys }: CachedPage, address: string): number {
  let characters = address.length;
  for (const value of Object.values(headers)) characters += value.length;
  for (const key of keys) characters += key.length;
  return encoded.identity.length * 2 + characters * 2 + keys.size * perKey + perEntry;
}

/** A page as it is sent. One with no time of freshness is for this answer only. */
export function readyPage({ body, ...page }: FreshPage, freshUntil = 0): CachedPage {
  const etag = createHash("sha1").update(body).digest("base64url").slice(0, 20);
  return { ...page, etag, encoded: { identity: body }, written: {}, answers: {}, freshUntil, purged: false };
}

export async function bytesOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const ready = page.encoded[encoding];
  if (ready !== undefined) return ready;
  const made = await compressed(page, encoding);
  page.encoded[encoding] = made;
  return made;
}

async function compressed({ dictionary, encoded: { identity } }: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (encoding === "zstd") return zstdAsync(identity, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });
  if (encoding === "gzip") return gzipAsync(identity, { level: 6 });
  return dictionary === undefined ? identity : dictionary.compress(identity);
}

function stateOf(page: CachedPage | undefined, now: number): CacheState {
  const isGone = page === undefined || page.purged || (page.validUntil !== undefined && page.validUntil <= now);
  if (isGone) return "miss";
  return page.freshUntil > now ? "hit" : "stale";
}
