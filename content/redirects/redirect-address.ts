// The two ends of a redirect as addresses of this site, in the form in which requests are compared: without host and hash, the path decoded.

import { readPath, spellPath } from "../../model/addresses/path-spelling.ts";
import { pathOf, sitePath, siteUrl } from "../../model/addresses/site-path.ts";
import { placeholdersIn } from "./placeholders.ts";
import { isPlaceholder, orderedQuery, patternOf } from "./query-patterns.ts";

export interface RedirectPlace {
  path: string;
  /** Where it holds for this query alone. */
  query?: string;
}

export interface RedirectPatterns {
  queries: readonly string[];
  paths: readonly string[];
}

/** The patterns of all redirects, told apart. */
export function sortedPatterns(patterns: Iterable<string>): RedirectPatterns {
  const { queries = [], paths = [] } = Object.groupBy(new Set(patterns), (pattern) =>
    pattern.includes("?") ? "queries" : "paths",
  );
  return { queries, paths };
}

/** Where a redirect begins: its id, which may be a whole address of this site. */
export function fromPlace(id: string): RedirectPlace {
  const place = placeAt(siteUrl(id));
  return place ?? { path: pathOf(id) };
}

/** The address of this site it leads to; undefined when it leads elsewhere. */
export function nextPlace(to: string): RedirectPlace | undefined {
  return placeAt(to);
}

/** By which an address is found to be worth a look into the store: the path itself if it stands for many, or path and query. */
export function patternOfPlace({ path, query }: RedirectPlace): string | undefined {
  if (query !== undefined) return patternOf(path, query);
  return placeholdersIn(path).length > 0 ? path : undefined;
}

/** Whether it stands for many addresses. */
export function isPatternPlace({ path, query }: RedirectPlace): boolean {
  if (query === undefined) return placeholdersIn(path).length > 0;
  return [...new URLSearchParams(query).values()].some(isPlaceholder);
}

/** As one text, by which redirects are told apart and looked up. */
export function placeText({ path, query }: RedirectPlace): string {
  return query === undefined ? spellPath(path) : `${spellPath(path)}?${query}`;
}

/** For people: with the colons of placeholders in its query. */
export const asWritten = (text: string): string => text.replaceAll("=%3A", "=:");

export function fromText(id: string): string {
  return placeText(fromPlace(id));
}

export function nextText(to: string): string | undefined {
  const place = nextPlace(to);
  return place && placeText(place);
}

/** The same without the query: what holds for all queries holds for this one. */
export function withoutItsQuery(text: string): string {
  const mark = text.indexOf("?");
  return mark === -1 ? text : text.slice(0, mark);
}

/** Decoded, for whoever looks for pages there. */
export function pathOfText(text: string): string {
  const path = withoutItsQuery(text);
  return readPath(path) ?? path;
}

function placeAt(url: string): RedirectPlace | undefined {
  const path = url.startsWith("/") ? sitePath(url) : undefined;
  if (path === undefined) return undefined;
  const query = orderedQuery(/\?([^#]*)/.exec(url)?.[1] ?? "");
  return query === undefined ? { path } : { path, query };
}
