// Keeps pages on the device and makes the caches agree with the list of them. A page is cached whole, with every built file that it names, or
// not at all; its pictures follow as far as there is room.

import { pageCacheName, cacheIndexAddress, pictureCache } from "./cache-names.ts";
import { documentHeaders } from "./document-headers.ts";
import { inTime } from "./in-time.ts";
import { halved, largest, limits, type Limits } from "./cache-rules.ts";
import {
  addressesOf,
  pageIn,
  trimmed,
  withoutPage,
  withPage,
  withPictures,
  withSaved,
  type CachedDocument,
  type CachedPicture,
  type CacheIndex,
} from "./cache-index.ts";
import { leadFirst, pictureSource, readDocument } from "./read-document.ts";
import { readCacheIndex } from "./read-cache-index.ts";

export interface StoreParts {
  caches: CacheStorage;
  origin: string;
  /** What the browser says it takes when it asks for pictures: with the same words they come from its own cache. */
  pictureAccept: () => string;
  now: () => number;
}

export interface CachedCopy {
  page: CachedDocument;
  response: Response;
}

const allEncodings = { ignoreVary: true } as const;

export type DeviceCache = ReturnType<typeof deviceCache>;

export function deviceCache({ caches, origin, pictureAccept, now }: StoreParts) {
  let last: Promise<unknown> = Promise.resolve();

  /** One change after the other: each reads the list, and writes it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  async function write(ledger: CacheIndex, within: Limits = limits): Promise<void> {
    const cached = trimmed(ledger, within, now());
    const pages = await caches.open(pageCacheName);
    await pages.put(cacheIndexAddress, Response.json(cached));
    await sweep(pages, [cacheIndexAddress, ...addressesOf(cached)]);
    await sweep(
      await caches.open(pictureCache),
      cached.pictures.map(({ source }) => source),
    );
  }

  async function sweep(cache: Cache, stays: readonly string[]): Promise<void> {
    const known = new Set(stays.map((address) => new URL(address, origin).href));
    for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url, allEncodings);
  }

  async function bringFiles(files: readonly string[]): Promise<void> {
    const cache = await caches.open(pageCacheName);
    await Promise.all(
      files.map(async (address) => {
        if ((await cache.match(address, allEncodings)) !== undefined) return;
        const file = (await caches.match(address, allEncodings)) ?? (await fetch(address, { signal: inTime() }));
        if (!file.ok) throw new Error(`${address} answered ${file.status}`);
        await cache.put(address, file);
      }),
    );
  }

  /** Another page may have brought a larger size of it. */
  async function bringPicture(address: string, { pictures }: CacheIndex): Promise<CachedPicture | undefined> {
    const source = pictureSource(address, origin);
    if (source === undefined) return undefined;
    const headers = { accept: pictureAccept() };
    const answer = await fetch(address, { headers, cache: "force-cache", signal: inTime() });
    const type = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !type.startsWith("image/")) return undefined;
    const picture = await answer.blob();
    if (picture.size > largest.picture) return undefined;
    const known = pictures.find((one) => one.source === source);
    if (known !== undefined && known.bytes >= picture.size) return known;
    const cache = await caches.open(pictureCache);
    await cache.put(source, new Response(picture, { headers: { "content-type": type } }));
    return { source, bytes: picture.size };
  }

  async function keepOnce(key: string, html: string, headers: Headers, isSaved: boolean): Promise<void> {
    const { title, build, files } = readDocument(html);
    await bringFiles(files);
    const cache = await caches.open(pageCacheName);
    await cache.put(key, new Response(html, { headers: documentHeaders(headers) }));
    await write(withPage(await readCacheIndex(caches), { key, title, at: now(), build, files }, isSaved));
  }

  return {
    page: async (key: string): Promise<CachedDocument | undefined> => pageIn(await readCacheIndex(caches), key),

    copy: async (key: string): Promise<CachedCopy | undefined> => {
      const page = pageIn(await readCacheIndex(caches), key);
      const cache = await caches.open(pageCacheName);
      const response = page && (await cache.match(key, allEncodings));
      return page && response && { page, response };
    },

    picture: async (address: string): Promise<Response | undefined> => {
      const source = pictureSource(address, origin);
      return source === undefined ? undefined : caches.match(source, allEncodings);
    },

    /** When the device has no room, half of what was read makes some; if that is not enough, nothing new is cached. */
    keep: (key: string, html: string, headers: Headers, isSaved: boolean): Promise<boolean> =>
      inTurn(async () => {
        if (html.length > largest.page) return false;
        try {
          await keepOnce(key, html, headers, isSaved);
        } catch (error) {
          if (!isFull(error)) throw error;
          await write(await readCacheIndex(caches), halved(limits));
          await keepOnce(key, html, headers, isSaved);
        }
        return true;
      }),

    addPictures: (key: string, addresses: readonly string[], most: number): Promise<void> =>
      inTurn(async () => {
        const before = await readCacheIndex(caches);
        const page = pageIn(before, key);
        if (page === undefined) return;
        const isNew = (address: string) => !page.pictures.includes(pictureSource(address, origin) ?? "");
        const room = Math.max(0, most - page.pictures.length);
        const brought: CachedPicture[] = [];
        for (const address of leadFirst(addresses.filter(isNew), origin).slice(0, room)) {
          const picture = await bringPicture(address, before).catch(() => undefined);
          if (picture !== undefined) brought.push(picture);
        }
        if (brought.length > 0) await write(withPictures(before, key, brought));
      }),

    setSaved: (key: string, isSaved: boolean): Promise<boolean> =>
      inTurn(async () => {
        const before = await readCacheIndex(caches);
        await write(withSaved(before, key, isSaved));
        return pageIn(before, key) !== undefined;
      }),

    forget: (key: string): Promise<void> =>
      inTurn(async () => {
        const before = await readCacheIndex(caches);
        if (pageIn(before, key) !== undefined) await write(withoutPage(before, key));
      }),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
