// The addresses of a story, of which one is its home (LOAD-02, LOAD-08): the others lead there.

import { z } from "zod";
import { listOf, url } from "../../model/fields/schema-kit.server.ts";
import { furtherPaths } from "../../model/addresses/front-path.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";

/** No story has moved more often. */
const mostAddresses = 100;

const addressIn = (one: unknown): unknown => (typeof one === "object" && one !== null && "url" in one ? one.url : one);

function addressesIn(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return undefined;
  if (!Array.isArray(value)) return [value];
  // The list itself, where it need not be cut: by it is found where an entry stood.
  return value.length > mostAddresses ? value.slice(0, mostAddresses) : value;
}

/** Addresses alone or in objects, as exports have them. */
export const addressList = z
  .preprocess(addressesIn, listOf(z.preprocess(addressIn, url)).optional())
  .transform((read) => (read === undefined || read.length === 0 ? undefined : read));

interface Given {
  canonical_url: string;
  originalCanonical_url?: string;
  urls?: readonly string[];
  short_urls?: readonly string[];
}

interface Addresses {
  /** Its home on this site where it has one. */
  canonical_url: string;
  urls?: readonly string[];
  /** What the record says, when that is on another host. */
  foreign_canonical_url?: string;
}

/**
 * The home is what `originalCanonical_url` says if that is one of the story's addresses, else the first of them that can be the address of a
 * story, else that original. An original elsewhere on this site is for the rules: it counts if something answers there.
 */
export function storyAddresses({ canonical_url, originalCanonical_url, urls = [], short_urls = [] }: Given): Addresses {
  const own = [canonical_url, ...urls, ...short_urls].flatMap((address) => sitePath(address) ?? []);
  const original = originalCanonical_url === undefined ? undefined : sitePath(originalCanonical_url);
  const asked = original === undefined ? own : own.includes(original) ? [original, ...own] : [...own, original];
  const home = asked.find((path) => mayStandAt("article", path)) ?? asked[0];
  const isHome = home === undefined || home === sitePath(canonical_url);
  return {
    canonical_url: home === undefined ? canonical_url : spellPath(home),
    ...(!isHome && { urls: [canonical_url, ...urls] }),
    ...(isExternal(canonical_url) && { foreign_canonical_url: canonical_url }),
  };
}

interface Paths {
  path?: string;
  aliases?: readonly string[];
  notes?: readonly string[];
}

/** Under which paths it is found. */
export function storyPaths(doc: Given & Addresses): Paths {
  const { canonical_url, foreign_canonical_url: foreign, originalCanonical_url, urls = [], short_urls = [] } = doc;
  const path = sitePath(canonical_url);
  const given = [...urls, ...short_urls, originalCanonical_url];
  const original = foreignOriginal(doc);
  const notes = [
    ...(foreign === undefined ? [] : [foreignNote("canonical_url", foreign)]),
    ...(original === undefined ? [] : [foreignNote("originalCanonical_url", original, "readers are sent there")]),
  ];
  return { path, ...furtherPaths(path, given), ...(notes.length > 0 && { notes }) };
}

type WithOriginal = Pick<Given, "canonical_url" | "originalCanonical_url">;

/** The path of its original on this site, when that is none of its own addresses (LOAD-02). */
export function originalElsewhere(doc: WithOriginal): string | undefined {
  const home = sitePath(doc.canonical_url);
  const original = doc.originalCanonical_url === undefined ? undefined : sitePath(doc.originalCanonical_url);
  return original === home || isExcepted(home) ? undefined : original;
}

/** Its original on another host, where readers of its home are sent: paths are compared, never hosts (LOAD-02). */
export function foreignOriginal({ canonical_url, originalCanonical_url: original }: WithOriginal): string | undefined {
  const home = sitePath(canonical_url);
  if (home === undefined || original === undefined || !isExternal(original) || isExcepted(home)) return undefined;
  const { pathname } = URL.parse(original) ?? {};
  return pathname !== undefined && sitePath(pathname) === home ? undefined : original;
}

/** Nobody is sent away from a path with `video` in it. */
function isExcepted(home: string | undefined): boolean {
  return home?.includes("video") === true;
}

function foreignNote(field: string, address: string, ...then: string[]): string {
  const host = URL.parse(address)?.host ?? address;
  const parts = [`${field} is on another host, ${host}`, ...then, "if that is this site, OWN_HOSTS must name it"];
  return parts.join("; ");
}
