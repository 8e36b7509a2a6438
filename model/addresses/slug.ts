// A name as a word of an address.

import { trimEnds } from "../text/trim-ends.ts";

/** Vowels of Indic scripts and voiced marks of Japanese are marks of Unicode, and letters of their words; joiners only shape them. */
export function slugOf(name: string): string {
  const letters = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u200c\u200d]/g, "");
  return trimEnds(letters.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-"), "-");
}

/** The last word of a path as a title, for what nobody has named. */
export function wordsOfSlug(path: string): string {
  const words = (path.split("/").findLast((segment) => segment !== "") ?? path).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
