// Small readings of addresses, for indexing: what the first and the last word of one is.

import { readPath } from "./path-spelling.ts";
import { withoutQuery } from "./without-query.ts";

/** Decoded. */
export function lastSegment(url: string): string | undefined {
  const written = withoutQuery(url);
  return (readPath(written) ?? written).split("/").findLast((segment) => segment !== "");
}

/** The section that the address of a story names by its first word. A year is the beginning of a date. */
export function sectionWord(path: string): string | undefined {
  const first = path.split("/").find((segment) => segment !== "");
  return first === undefined || /^[12]\d{3}$/.test(first) ? undefined : first;
}

/** The words of the last part of an address; numbers in it lead nowhere. */
export function wordsOfAddress(url: string): string {
  return (lastSegment(url) ?? "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu, "");
}
