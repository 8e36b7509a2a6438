// Reads the address of a page request: decoded path, the query parameters that matter, and the key under which the page is kept.

import type { PageRequest } from "../site/page-context.ts";

/** No other parameter changes a page, so none other makes a second copy of it in the cache. */
const significant = ["page", "q"];
/** Parameters that matter only at an address and below it. */
const significantAt: readonly [path: string, names: readonly string[]][] = [
  ["/coverage", ["post"]],
  ["/elections", ["state", "office"]],
  ["/fnctv", ["view", "day", "channel", "program"]],
  ["/go", ["channel"]],
  ["/gowatch", ["channel"]],
  ["/search-results", ["type", "section", "author", "from", "to", "sort"]],
];

function namesFor(path: string): string[] {
  const more = significantAt.flatMap(([place, names]) => (path === place || path.startsWith(`${place}/`) ? names : []));
  return [...significant, ...more];
}

const longestQueryValue = 200;

export interface PageAddress extends PageRequest {
  key: string;
  /** Of a preview link, as it came: nothing until someone has checked it, so it makes no page of its own in the cache. */
  previewToken?: string;
}

export function pageAddress(url: string): PageAddress {
  const [rawPath = "", search = ""] = url.split(/\?(.*)/s);
  const path = decodePath(rawPath);
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of namesFor(path)) {
    const value = given.get(name)?.trim();
    if (value) query.set(name, value.slice(0, longestQueryValue));
  }
  const redirectsWithQuery = path.endsWith("/") && path !== "/" && search !== "";
  const kept = redirectsWithQuery ? search : query.toString();
  const previewToken = given.get("preview");
  return {
    path,
    query,
    search,
    key: kept === "" ? path : `${path}?${kept}`,
    ...(previewToken && { previewToken }),
  };
}

/** A path with broken escapes or control characters stays as it was written: no content stands at such an address. */
function decodePath(raw: string): string {
  try {
    const path = decodeURIComponent(raw);
    return /[\u0000-\u001f\u007f]/.test(path) ? raw : path;
  } catch {
    return raw;
  }
}
