// Rendered pages as ready bytes. One render per page however many ask; past its freshness a page is served stale while one
// render refreshes it; a page that was purged, or that time has made untrue, waits for its new version but is cached in case that fails.

import { LRUCache } from "lru-cache";
import { singleFlight } from "../../model/work/single-flight.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { bytesOf, compressAgain, readyPage, type CachedPage, type FreshPage } from "./cached-page.ts";

/** Fresh; past its freshness, but to be shown; not there, or not to be shown again. */
export type CacheState = "hit" | "stale" | "miss";

export interface PageCacheOptions {
  maxBytes: number;
  /** How long a page counts as fresh, in milliseconds. */
  freshFor: number;
  now(): number;
  onStale(key: string, error: unknown): void;
  /** Hears of a page that is asked for once more, or is made anew and was; three times at most for each version of it. */
  onReadAgain?(key: string): void;
  /** Waits for a store that is away, for as long as somebody should. Answers whether it is back. */
  isBack?(): Promise<boolean>;
}

/** How often a page is made again for a store that is back. */
const mostTries = 3;

/** Reads of a version. By the later one it has been asked for in whatever encodings its readers take. */
const readAgainAt = new Set([2, 16]);

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
    if (page === undefined || page.purged || page.freshUntil <= now) return undefined;
    this.#countRead(key, page);
    return page;
  }

  #countRead(key: string, page: CachedPage): void {
    page.reads += 1;
    page.readsOfVersion += 1;
    if (readAgainAt.has(page.readsOfVersion)) this.#options.onReadAgain?.(key);
  }

  /** As small as it becomes, if it is still there. */
  async compressAgain(key: string): Promise<void> {
    const page = this.#pagesLike(key).peek(key);
    if (page !== undefined && !page.purged) await compressAgain(page);
  }

  #pagesLike(key: string): LRUCache<string, CachedPage> {
    return key.includes("?") ? this.#queries : this.#pages;
  }

  async get(key: string, render: () => Promise<FreshPage>): Promise<CachedPage> {
    const known = this.#known(key);
    const result = stateOf(known, this.#options.now());
    const page = known === undefined || result === "miss" ? await this.#refresh(key, render, known) : known;
    this.#countRead(key, page);
    if (result === "stale") void this.#refresh(key, render, known);
    return page;
  }

  /** Makes a page that was purged anew before somebody asks, in the encodings that were asked for. */
  async renew(key: string, render: () => Promise<FreshPage>): Promise<void> {
    const known = this.#pages.peek(key);
    if (known?.purged !== true) return;
    const page = await this.#refresh(key, render, known);
    for (const encoding of page.asked) await bytesOf(page, encoding);
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
      const made = known === undefined ? await this.#madeWhenBack(render) : await render();
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
    page.reads = Math.floor((known?.reads ?? 0) / 2);
    page.asked = new Set(known?.asked);
    page.purged = changed.has(everythingKey) || !page.keys.isDisjointFrom(changed);
    this.#keep(key, page);
    if (page.reads > 0) this.#options.onReadAgain?.(key);
    return page;
  }

  /** Nobody has the page yet: nothing else can be shown meanwhile. */
  async #madeWhenBack(render: () => Promise<FreshPage>): Promise<FreshPage> {
    const isAway = ({ degraded, status }: FreshPage) => degraded && status === 503;
    let made = await render();
    for (let tries = 0; tries < mostTries && isAway(made); tries += 1) {
      if ((await this.#options.isBack?.()) !== true) break;
      made = await render();
    }
    return made;
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

  /** Marks exactly the pages made from these records and lists. Answers how many, and those that readers came for, the most read first. */
  purge(keys: Iterable<string>): { pages: number; read: string[] } {
    const touched = new Set<string>();
    for (const name of keys) {
      for (const changed of this.#changedSince.values()) changed.add(name);
      for (const key of name === everythingKey ? this.#keys() : (this.#pagesByKey.get(name) ?? [])) touched.add(key);
    }
    const read: { key: string; reads: number }[] = [];
    for (const key of touched) {
      const page = this.#pages.peek(key);
      if (page !== undefined && page.reads > 0) read.push({ key, reads: page.reads });
      for (const pages of this.#all()) markPurged(pages.peek(key));
    }
    const mostReadFirst = read.toSorted((one, other) => other.reads - one.reads);
    return { pages: touched.size, read: mostReadFirst.map(({ key }) => key) };
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

function markPurged(page: CachedPage | undefined): void {
  if (page !== undefined) page.purged = true;
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

function stateOf(page: CachedPage | undefined, now: number): CacheState {
  const isGone = page === undefined || page.purged || (page.validUntil !== undefined && page.validUntil <= now);
  if (isGone) return "miss";
  return page.freshUntil > now ? "hit" : "stale";
}
