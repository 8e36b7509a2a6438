// Whether a record lives at another address than the one asked for. Paths are compared without scheme and host.

import type { PageRequest } from "../page-context.ts";
import { trimEnd } from "../../model/text/trim-ends.ts";
import { withoutQuery } from "../../model/addresses/without-query.ts";

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Decoded, as requests are: an escape written two ways must not redirect to itself for ever. */
function comparable(address: string): string {
  const path = trimEnd(withoutQuery(address.replace(schemeAndHost, "")), "/");
  try {
    return decodeURIComponent(path) || "/";
  } catch {
    return path;
  }
}

type Asked = Pick<PageRequest, "path" | "query">;

/** Where to send the reader; undefined when the address is right. The parameters that matter to pages travel along. */
export function canonicalMismatch(canonical: string, { path, query }: Asked): string | undefined {
  if (comparable(canonical) === comparable(path)) return undefined;
  return query.size === 0 ? canonical : `${canonical}?${query}`;
}

/** Of shows: a page of the video room shows the same record at an address of its own (SHOW-01). */
export function showMismatch(canonical: string, asked: Asked): string | undefined {
  return asked.path.includes("video") ? undefined : canonicalMismatch(canonical, asked);
}
