// The addresses in a record that is moved: the one it has, and those that lead there. Pure.

import { sitePath } from "../../model/addresses/site-path.ts";
import type { Source } from "./story-source.ts";

/** A story at another address; the one it had leads there from now on. */
export function movedTo(source: Source, from: string, to: string): Source {
  const { urls, canonical_url, originalCanonical_url: original } = source;
  const addresses = listIn(urls);
  const isOther = isNeither(from, to);
  const isOwn = [canonical_url, ...addresses].some(
    (one) => pathIn(one) !== undefined && pathIn(one) === pathIn(original),
  );
  return {
    ...source,
    canonical_url: to,
    urls: [...olderWith(urls, from, to), ...(isOther(canonical_url) ? [canonical_url] : [])],
    ...((isOwn || pathIn(original) === sitePath(from)) && { originalCanonical_url: to }),
  };
}

/** Live coverage that stands elsewhere by now; the address it had leads there from now on. */
export function leadingTo(source: Source, from: string, to: string): Source {
  return { ...source, urls: olderWith(source["urls"], from, to) };
}

function olderWith(urls: unknown, from: string, to: string): unknown[] {
  return [from, ...listIn(urls).filter(isNeither(from, to))];
}

function isNeither(from: string, to: string): (address: unknown) => boolean {
  return (address) => pathIn(address) !== sitePath(to) && pathIn(address) !== sitePath(from);
}

/** Nothing leads from there any more: an older address of one whose home is another. */
export function withoutAddress(source: Source, path: string, home: string): Source {
  const kept = { ...source };
  for (const name of ["urls", "short_urls"]) {
    if (source[name] !== undefined) kept[name] = listIn(source[name]).filter((address) => pathIn(address) !== path);
  }
  for (const name of ["canonical_url", "originalCanonical_url"]) if (pathIn(source[name]) === path) kept[name] = home;
  return kept;
}

const listIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === "" ? [] : [value];

function pathIn(address: unknown): string | undefined {
  const { url = address }: { url?: unknown } = Object(address);
  return typeof url === "string" ? sitePath(url) : undefined;
}
