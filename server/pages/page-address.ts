// The address of a page: decoded path, the query parameters that matter, and the key under which the page is cached. The key is the
// address in its one spelling, so that a request whose bytes are equal to a key is a request for that very page.

import type { CachePolicy } from "../../model/cache-policy.ts";
import { significantQuery } from "../../model/addresses/page-key.ts";
import { queriesAt } from "../../model/addresses/queries-at.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { PageRequest } from "../../site/page-context.ts";
import { cachePolicyAt } from "./cache-policy-at.ts";

export interface PageAddress extends PageRequest {
  key: string;
  /** As the row of its route says. */
  cache: CachePolicy;
  /** Of a preview link, as it came: nothing until someone has checked it, so it makes no page of its own in the cache. */
  previewToken?: string;
}

export const previewParameter = "preview";

export function pageAddress(path: string, search = ""): PageAddress {
  const given = new URLSearchParams(search);
  const query = significantQuery(path, given, queriesAt);
  const spelling = spellPath(path);
  const significant = query.toString();
  const previewToken = given.get(previewParameter);
  return {
    path,
    query,
    search,
    key: significant === "" ? spelling : `${spelling}?${significant}`,
    cache: cachePolicyAt(path),
    ...(previewToken && { previewToken }),
  };
}
