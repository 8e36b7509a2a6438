// What the 404 page makes of the address that led nowhere.

import { spellPath } from "../../../model/addresses/path-spelling.ts";
import { contactPath } from "../../../model/forms/form-pages.ts";
import { missingAddress, missingParameter } from "../../../model/forms/missing-address.ts";
import { brand } from "../../../model/brand.ts";

/** Slashes become spaces. */
export function wordsOfPath(path: string): string {
  return path.replaceAll("/", " ").replaceAll(/\s+/g, " ").trim();
}

/** NF-02 */
export function searchPlaceholder(path: string): string {
  return wordsOfPath(path) || `Search ${brand.name}`;
}

/** As a link spells it; undefined for what was no address. */
export function badAddress(path: string): string | undefined {
  return missingAddress(spellPath(path));
}

/** NF-05: the contact form opens with the address filled in. */
export function reportUrl(path: string): string {
  const address = badAddress(path);
  return address === undefined ? contactPath : `${contactPath}?${missingParameter}=${encodeURIComponent(address)}`;
}
