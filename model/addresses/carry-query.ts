// A redirect keeps the query that the reader came with. What its target says itself stays, and what led to the redirect is used up.

import { isExternal } from "./site-path.ts";

/** A signed preview link is for this site alone. */
const secret = "preview";

/** `search` without its question mark, as it came. */
export function carryQuery(to: string, search: string, used: readonly string[] = []): string {
  if (search === "") return to;
  const [, before = "", own = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const said = new Set([...new URLSearchParams(own).keys(), ...used, ...(isExternal(to) ? [secret] : [])]);
  const carried = search.split("&").filter((part) => part !== "" && !said.has(nameOf(part)));
  const query = [...(own.length > 1 ? [own.slice(1)] : []), ...carried].join("&");
  return query === "" ? before + hash : `${before}?${query}${hash}`;
}

function nameOf(part: string): string {
  const [name = ""] = new URLSearchParams(part).keys();
  return name;
}
