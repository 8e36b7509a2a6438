// Which records name an address: those are to be mended. Their texts are searched as they came, so no kind of field is forgotten.

import { sitePath } from "../../model/addresses/site-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { Store } from "../store/store.ts";

const mostRecords = 5;

/** Whatever may stand around an address in JSON and in HTML. */
const between = /["'<>\\\s,]+/;

/** The addresses of a text that may be of this site, as links spell them. */
export function addressesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(between)) {
    if (!word.includes("/") || word.startsWith("/>")) continue;
    const path = sitePath(word.replaceAll("&amp;", "&"));
    if (path !== undefined) found.add(spellPath(path));
  }
  return found;
}

export async function whoNames(
  store: Pick<Store, "sources">,
  targets: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const named = new Map<string, string[]>();
  if (targets.size === 0) return named;
  for await (const source of store.sources()) {
    const hits = [...addressesIn(source)].filter((address) => targets.has(address));
    if (hits.length === 0) continue;
    const { type, id } = JSON.parse(source);
    for (const address of hits) {
      const records = named.get(address) ?? [];
      if (records.length < mostRecords) records.push(`${type}/${id}`);
      named.set(address, records);
    }
  }
  return named;
}
