// An address as it is mostly written: without accents, so that it can be typed anywhere.

import { slugOf } from "./slug.ts";

/** Letters that no accent is taken from. */
const otherLetters: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/** Marks belong to the letters of many scripts; only those of Latin and Greek ones are left out where something is typed. */
export function plainSlug(name: string): string {
  const typed = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, "$1")
    .replaceAll(/[łøđßæœþ]/g, (letter) => otherLetters[letter] ?? letter);
  return slugOf(typed.normalize("NFC"));
}
