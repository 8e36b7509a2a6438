// A name as a word of an address.

import { trimEnds } from "../text/trim-ends.ts";

export function slugOf(name: string): string {
  return trimEnds(name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-"), "-");
}

/** The last word of a path as a title, for what nobody has named. */
export function wordsOfSlug(path: string): string {
  const words = (path.split("/").findLast((segment) => segment !== "") ?? path).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
