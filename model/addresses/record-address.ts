// Small readings of addresses, for indexing: where a record is served and what its last word is.

import { isExternal } from "./site-path.ts";
import { withoutQuery } from "./without-query.ts";

/** The path under which lookups find it; an address elsewhere is not served here. */
export function servedPath(url: string): string | undefined {
  if (isExternal(url) || !url.startsWith("/")) return undefined;
  return withoutQuery(url);
}

export function lastSegment(url: string): string | undefined {
  return withoutQuery(url)
    .split("/")
    .findLast((segment) => segment !== "");
}

export function firstSegment(path: string): string | undefined {
  return path.split("/").find((segment) => segment !== "");
}

/** The words of the last part of an address; numbers in it lead nowhere. */
export function wordsOfAddress(url: string): string {
  return (lastSegment(url) ?? "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu, "");
}
