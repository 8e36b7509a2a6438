// Addresses in records come absolute on the own domain (with or without scheme), absolute elsewhere, or as paths.
// Paths are compared without scheme and host; an address elsewhere stays whole.

import { brand } from "../brand.ts";

const withScheme = /^https?:\/\//i;
const hostLike = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?=[/?#]|$)/i;

/** With or without www: one leads to the other. */
export function isOwnHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/^www\./, "");
  return bare === brand.domain.replace(/^www\./, "");
}

/** `example.com/politics/a`, `https://example.com/politics/a/` and `/politics/a` all give `/politics/a`. */
export function siteUrl(address: string): string {
  const trimmed = asBrowsersRead(address).trim();
  if (withScheme.test(trimmed)) {
    const rest = trimmed.replace(withScheme, "");
    const host = /^[^/?#]*/.exec(rest)?.[0] ?? "";
    return isOwnHost(host) ? pathOf(rest.slice(host.length)) : trimmed;
  }
  const host = hostLike.exec(trimmed)?.[0];
  if (host !== undefined && trimmed !== host) {
    return isOwnHost(host) ? pathOf(trimmed.slice(host.length)) : `https://${trimmed}`;
  }
  if (/^(mailto|tel):/i.test(trimmed) || trimmed.startsWith("#")) return trimmed;
  return pathOf(trimmed);
}

/** Leading slash, no trailing one, no doubled ones: the form in which paths are stored and compared. */
export function pathOf(path: string): string {
  const [bare = "", ...tail] = asBrowsersRead(path).split(/(?=[?#])/);
  const clean = `/${bare}`.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return clean + tail.join("");
}

export function isExternal(url: string): boolean {
  return withScheme.test(url);
}

/** Browsers skip control characters in addresses and read a backslash as a slash: `/\evil.example` would lead to another host. */
export function asBrowsersRead(address: string): string {
  const visible = address.replaceAll(/\p{Cc}/gu, "");
  return visible.includes("\\") ? visible.replace(/^[^?#]*/, (place) => place.replaceAll("\\", "/")) : visible;
}
