// Addresses in records come absolute on an own host (with or without scheme), absolute elsewhere, or as paths. One on an own host is a path of
// this site, in the one spelling that paths have; an address elsewhere stays whole.

import { isOwnHost } from "./own-hosts.ts";
import { readPath, spellPath } from "./path-spelling.ts";
import { withoutTrailingSlash } from "./trailing-slash.ts";
import { withoutQuery } from "./without-query.ts";

const withScheme = /^https?:\/\//i;
const hostLike = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?(?=[/?#]|$)/i;

/** Most paths are in their one spelling already, and need no reading. */
const plainPath = /^(?:\/[a-z0-9_-][a-z0-9_.-]*)+$/i;

/** `example.com/politics/a`, `https://example.com/politics/a/` and `/politics/a` all give `/politics/a`. */
export function siteUrl(address: string): string {
  return plainPath.test(address) ? address : spelledUrl(withoutOwnHost(address));
}

/** The same for pictures and other files, which are named to the letter. */
export function fileUrl(address: string): string {
  return withoutOwnHost(address);
}

/**
 * Which path of this site an address is, without query and hash and decoded, as requests are compared. Undefined for an address elsewhere,
 * and for one that no page can have.
 */
export function sitePath(address: string): string | undefined {
  if (plainPath.test(address)) return address;
  const url = siteUrl(address);
  return url.startsWith("/") ? readPath(withoutQuery(url)) : undefined;
}

/** The link to a path as records write it, such as `us/crime`. */
export function linkTo(path: string): string {
  return spelledUrl(pathOf(path));
}

function withoutOwnHost(address: string): string {
  const trimmed = asBrowsersRead(address).trim();
  if (withScheme.test(trimmed)) {
    const rest = trimmed.replace(withScheme, "");
    const host = /^[^/?#]*/.exec(rest)?.[0] ?? "";
    return isOwnHost(host) ? pathOf(rest.slice(host.length)) : trimmed;
  }
  const bare = trimmed.replace(/^\/\//, "");
  const host = hostLike.exec(bare)?.[0];
  if (host !== undefined && isOwnHost(host) && (bare !== host || bare !== trimmed)) {
    return pathOf(bare.slice(host.length));
  }
  // `//elsewhere.example/a` names a host; `/\elsewhere.example/a` was written to look like a path.
  const isElsewhere = bare === trimmed ? bare !== host : address.trimStart().startsWith("//");
  if (host !== undefined && isElsewhere) return `https://${bare}`;
  if (/^(mailto|tel):/i.test(trimmed) || trimmed.startsWith("#")) return trimmed;
  return pathOf(trimmed);
}

/** Leading slash, no trailing one, no doubled ones: the form in which paths are stored and compared. */
export function pathOf(path: string): string {
  const [bare = "", ...tail] = asBrowsersRead(path).split(/(?=[?#])/);
  const clean = `/${bare}`.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return clean + tail.join("");
}

/** A path that cannot be read stays as it is: nothing will be found there. */
function spelledUrl(url: string): string {
  if (!url.startsWith("/")) return url;
  const written = withoutQuery(url);
  const path = readPath(escapedBeyondAscii(written));
  const rest = escapedBeyondAscii(url.slice(written.length)).replaceAll(/["<>`{}|\\^]/g, encodeURIComponent);
  return (path === undefined ? written : spellPath(withoutTrailingSlash(path) ?? path)) + rest;
}

/** Spaces too: an address is visible ASCII. */
function escapedBeyondAscii(text: string): string {
  return text.toWellFormed().replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
}

export function isExternal(url: string): boolean {
  return withScheme.test(url);
}

/** Browsers skip control characters in addresses and read a backslash as a slash: `/\evil.example` would lead to another host. */
export function asBrowsersRead(address: string): string {
  const visible = address.replaceAll(/\p{Cc}/gu, "");
  return visible.includes("\\") ? visible.replace(/^[^?#]*/, (place) => place.replaceAll("\\", "/")) : visible;
}
