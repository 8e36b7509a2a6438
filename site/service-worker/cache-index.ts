// The list of what is cached on the device: pages with what belongs to them, newest first, and the pictures. Pure; the store beside it makes
// the caches agree with it.

import type { Limits } from "./cache-rules.ts";

export interface CachedDocument {
  /** Its address, without parameters that mean nothing. */
  key: string;
  title: string;
  /** When the copy was made, in milliseconds. */
  at: number;
  /** The build that drew it. */
  build: string;
  isSaved: boolean;
  /** The built files that it names: with them it is whole, whichever build is current. */
  files: string[];
  /** Addresses of originals; one size of each is cached. */
  pictures: string[];
}

export interface CachedPicture {
  source: string;
  bytes: number;
}

export interface CacheIndex {
  version: 1;
  pages: CachedDocument[];
  pictures: CachedPicture[];
}

export const emptyCacheIndex: CacheIndex = { version: 1, pages: [], pictures: [] };

/** What another version wrote, or nobody can read, counts as nothing. */
export function parseCacheIndex(cached: unknown): CacheIndex {
  const known =
    typeof cached === "object" && cached !== null && "version" in cached && cached.version === emptyCacheIndex.version;
  // Only the worker writes it, and under a version: its shape is known.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return known ? (cached as CacheIndex) : emptyCacheIndex;
}

export function pageIn(ledger: CacheIndex, key: string): CachedDocument | undefined {
  return ledger.pages.find((page) => page.key === key);
}

/** A page that is read again moves to the front; what is saved stays saved, and its pictures stay. */
export function withPage(
  ledger: CacheIndex,
  page: Omit<CachedDocument, "isSaved" | "pictures">,
  isSaved: boolean,
): CacheIndex {
  const before = pageIn(ledger, page.key);
  const now: CachedDocument = {
    ...page,
    isSaved: isSaved || before?.isSaved === true,
    pictures: before?.pictures ?? [],
  };
  return { ...ledger, pages: [now, ...ledger.pages.filter(({ key }) => key !== page.key)] };
}

export function withoutPage(ledger: CacheIndex, key: string): CacheIndex {
  return { ...ledger, pages: ledger.pages.filter((page) => page.key !== key) };
}

export function withSaved(ledger: CacheIndex, key: string, isSaved: boolean): CacheIndex {
  return { ...ledger, pages: ledger.pages.map((page) => (page.key === key ? { ...page, isSaved } : page)) };
}

export function withPictures(ledger: CacheIndex, key: string, pictures: readonly CachedPicture[]): CacheIndex {
  const sources = new Set(pictures.map(({ source }) => source));
  return {
    ...ledger,
    pages: ledger.pages.map((page) =>
      page.key === key ? { ...page, pictures: [...new Set([...page.pictures, ...sources])] } : page,
    ),
    pictures: [...pictures, ...ledger.pictures.filter(({ source }) => !sources.has(source))],
  };
}

/** Within the limits: the newest pages read and those saved, with as many pictures as there is room for, those of saved pages first. */
export function trimmed(ledger: CacheIndex, limits: Limits, now: number): CacheIndex {
  const saved = ledger.pages.filter(({ isSaved }) => isSaved).slice(0, limits.savedPages);
  const read = ledger.pages
    .filter(({ isSaved, at }) => !isSaved && now - at <= limits.readFor)
    .slice(0, limits.readPages);
  const stays = new Set([...saved, ...read]);
  const bySource = new Map(ledger.pictures.map((picture) => [picture.source, picture]));
  const pictures = new Map<string, CachedPicture>();
  let bytes = 0;
  for (const source of [...stays].flatMap((page) => page.pictures)) {
    const picture = bySource.get(source);
    if (picture === undefined || pictures.has(source)) continue;
    if (pictures.size >= limits.pictures || bytes + picture.bytes > limits.pictureBytes) continue;
    pictures.set(source, picture);
    bytes += picture.bytes;
  }
  return {
    ...ledger,
    pages: ledger.pages
      .filter((page) => stays.has(page))
      .map((page) => ({ ...page, pictures: page.pictures.filter((source) => pictures.has(source)) })),
    pictures: [...pictures.values()],
  };
}

/** Every address under which something of the pages stands in their cache. */
export function addressesOf({ pages }: CacheIndex): Set<string> {
  return new Set(pages.flatMap(({ key, files }) => [key, ...files]));
}
