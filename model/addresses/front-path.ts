// Where sections, tags, live events and static pages stand (ROUTE-14, ROUTE-20): at their path, or their canonical address, whatever their id is;
// the id is their path where they name no other. In lower case, however it is written: stories and navigation name them in any, and all lead there.

import { limits } from "../fields/content-limits.ts";
import { coveragePrefix } from "./coverage-prefix.ts";
import { spellPath } from "./path-spelling.ts";
import { linkTo, pathOf, sitePath } from "./site-path.ts";

export interface Placed {
  id: string;
  path?: string;
  canonical_url?: string;
  slug?: string;
}

export const tagPrefix = "/category/";

export function sectionPath(section: Placed): string {
  return ownPath(section);
}

export function tagPath(tag: Placed): string {
  return below(tagPrefix.slice(0, -1), ownPath(tag));
}

export function liveEventPath(event: Placed): string {
  return below(coveragePrefix.slice(0, -1), ownPath(event));
}

export function staticPagePath(page: Placed): string {
  return ownPath(page);
}

/** By which name stories are filed under a section or a tag: its path without what stands before all of its kind. */
export function sectionName(section: Placed): string {
  return sectionPath(section).slice(1);
}

export function tagName(tag: Placed): string {
  return tagPath(tag).slice(tagPrefix.length);
}

/** The link to a section that a story names. */
export function sectionLink(path: string): string {
  return spellPath(sectionPath({ id: path }));
}

export function tagLink(path: string): string {
  return spellPath(tagPath({ id: path }));
}

/** Decoded, as requests are compared. */
function ownPath({ id, path, canonical_url, slug }: Placed): string {
  const named = path === undefined ? undefined : readable(path);
  const address = canonical_url === undefined ? undefined : sitePath(canonical_url);
  // The slug of a path is its last word: it stands for the whole where the id is a mere number.
  const word = slug === undefined || !/^\d+$/.test(id) ? id : slug;
  return (named ?? address ?? readable(word) ?? pathOf(word)).toLowerCase();
}

/** A path may be written with its host; without a scheme its first word is no host, whatever it looks like. */
function readable(path: string): string | undefined {
  return sitePath(/^https?:/i.test(path) ? path : linkTo(path));
}

function below(parent: string, path: string): string {
  return path === parent || path.startsWith(`${parent}/`) ? path : pathOf(parent + path);
}

/** Which other paths of this site lead there: those of these addresses. One that is too long leads nowhere. */
export function furtherPaths(
  home: string | undefined,
  addresses: readonly (string | undefined)[],
): { aliases?: string[] } {
  const paths = addresses.flatMap((address) => (address === undefined ? [] : (sitePath(address) ?? [])));
  const aliases = [...new Set(paths)].filter((path) => path !== home && spellPath(path).length <= limits.pathBytes);
  return aliases.length === 0 ? {} : { aliases };
}
