// Which parameters of a query make no difference at an address, as `No-Vary-Search` says it: all but those that the page cache tells apart, and
// those by which something else stands there. With it what a browser has of a page is the page for a link with the marks of a campaign too.

import { significantNames } from "../../model/addresses/page-key.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { queriesAt } from "../../model/addresses/queries-at.ts";
import { previewParameter } from "./page-address.ts";

/** `moved` are the queries that stored redirects hold for, as `/?p` (`content/redirects/query-patterns.ts`). */
export function noVarySearch(path: string, moved: readonly string[]): string {
  const here = `${spellPath(path)}?`;
  const leadingAway = moved
    .filter((pattern) => pattern.startsWith(here))
    .flatMap((pattern) => [...new URLSearchParams(pattern.slice(here.length)).keys()]);
  const names = new Set([...significantNames(path, queriesAt), previewParameter, ...leadingAway]);
  return `key-order, params, except=(${[...names].map((name) => `"${encodeURIComponent(name)}"`).join(" ")})`;
}
