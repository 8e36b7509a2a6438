// What the 404 page makes of the words of the address that led nowhere.

import { brand } from "../../../model/brand.ts";

/** Slashes become spaces. */
export function wordsOfPath(path: string): string {
  return path.replaceAll("/", " ").replaceAll(/\s+/g, " ").trim();
}

/** NF-02 */
export function searchPlaceholder(path: string): string {
  return wordsOfPath(path) || `Search ${brand.name}`;
}
