// Whether a record lives at another address than the one asked for, and the way there. Only paths are compared: never scheme and host, query
// or hash (LOAD-02).

import { findRedirect } from "../../content/redirects/find-redirect.ts";
import { redirect } from "../../core/redirect.ts";
import { fileUrl, sitePath } from "../../model/addresses/site-path.ts";
import type { PageContext } from "../page-context.ts";

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Where to send the reader; undefined when the address is right. */
export function canonicalMismatch(canonical: string, path: string): string | undefined {
  const place = fileUrl(canonical).replace(schemeAndHost, "");
  return sitePath(place.startsWith("/") ? place : `/${place}`) === path ? undefined : canonical;
}

/** Of stories and shows: a page of the video room shows the same record at an address of its own (SHOW-01). */
export function mismatchBesideVideo(canonical: string, path: string): string | undefined {
  return path.includes("video") && !isSpelling(canonical, path) ? undefined : canonicalMismatch(canonical, path);
}

/** The same path in another case. */
function isSpelling(canonical: string, path: string): boolean {
  return sitePath(canonical)?.toLowerCase() === path.toLowerCase();
}

/** Raises a 301 to the record's own address, unless a stored redirect leads away from there: the reader would be sent in circles. */
export async function redirectHome(
  { content, search }: Pick<PageContext, "content" | "search">,
  home: string | undefined,
): Promise<void> {
  if (home === undefined) return;
  const path = sitePath(home);
  if (path === undefined || (await findRedirect(content, path, search)) === undefined) redirect(home, 301);
}
