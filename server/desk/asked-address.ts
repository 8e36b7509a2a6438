// What is looked for by its address: which path of this site it names, and what is there instead where no story is.

import { isSitePage } from "../../content/redirects/is-fixed-address.ts";
import type { Store } from "../../content/store/store.ts";
import { isExternal, siteUrl } from "../../model/addresses/site-path.ts";
import { readPath, spellPath } from "../../model/addresses/path-spelling.ts";
import { withoutQuery } from "../../model/addresses/without-query.ts";
import { recordWords } from "./record-words.ts";

export type AskedAddress =
  | { is: "here"; path: string; search: string }
  /** Of another site, or none that a page can have. */
  | { is: "elsewhere" };

/** A host with a dot or a port, and a path: `example.com/a`, `localhost:3000/a?b`. */
const hostAndPath = /^[a-z0-9-]+(?:(?:\.[a-z0-9-]+)+(?::\d{1,5})?|:\d{1,5})\//i;

/** Undefined for words. */
export function askedAddress(text: string): AskedAddress | undefined {
  if (/\s/.test(text)) return undefined;
  const written = hostAndPath.test(text) ? `http://${text}` : text;
  if (!isExternal(written) && !written.startsWith("/")) return undefined;
  const url = siteUrl(written);
  const bare = withoutQuery(url);
  const path = url.startsWith("/") ? readPath(bare) : undefined;
  if (path === undefined) return { is: "elsewhere" };
  return { is: "here", path, search: url.slice(bare.length).split("#", 1)[0] ?? "" };
}

/** Of an address at which no story is. */
export async function nothingThere(
  store: Pick<Store, "claimsOn" | "byId">,
  text: string,
  asked: AskedAddress,
): Promise<string> {
  if (asked.is === "elsewhere") return `${text} is not an address of this site.`;
  const { path, search } = asked;
  const address = spellPath(path) + search;
  if (isSitePage(path)) return `No story is at ${address}: it is a page of the site itself.`;
  const claims = await store.claimsOn(search === "" ? [path] : [path + search, path]);
  const [first] = [...claims.values()].flat();
  if (first === undefined) return `Nothing is at ${address}.`;
  if (first.type !== "redirect") return `No story is at ${address}, but ${await recordWords(store, first)}.`;
  const to = (await store.byId("redirect", first.id))?.to;
  return `No story is at ${address}: a redirect leads on to ${to ?? "another address"}.`;
}
