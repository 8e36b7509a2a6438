// Reads the address of a page request: decoded path, the query parameters that matter, and the key under which the page is kept.

import { significantQuery } from "../site/lib/page-key.ts";
import type { PageRequest } from "../site/page-context.ts";

export interface PageAddress extends PageRequest {
  key: string;
  /** Of a preview link, as it came: nothing until someone has checked it, so it makes no page of its own in the cache. */
  previewToken?: string;
}

export function pageAddress(url: string): PageAddress {
  const [rawPath = "", search = ""] = url.split(/\?(.*)/s);
  const path = decodePath(rawPath);
  const given = new URLSearchParams(search);
  const query = significantQuery(path, given);
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
