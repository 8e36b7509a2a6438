// The two ends of a redirect as paths of this site, in the form in which requests are compared: without host, query and escapes.

import { isExternal, pathOf, siteUrl } from "../../model/addresses/site-path.ts";
import { withoutQuery } from "../../model/addresses/without-query.ts";

/** Where a redirect begins: its id, which may be a whole address of this site. */
export function fromPath(id: string): string {
  return pagePath(siteUrl(id)) ?? pathOf(id);
}

/** The page of this site it leads to; undefined when it leads elsewhere. */
export function nextPath(to: string): string | undefined {
  return pagePath(to);
}

function pagePath(url: string): string | undefined {
  if (isExternal(url) || !url.startsWith("/")) return undefined;
  return pathOf(decoded(withoutQuery(url)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
