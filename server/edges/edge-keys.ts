// The surrogate keys of a page as edges know them: short and all of one length, so that a header of hundreds of them is bounded, and in letters that no
// edge takes for others. Pure.

import { hash } from "node:crypto";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";

/** Twelve digits are 48 bits: should two keys meet, a page is purged once too often. */
const length = 12;

/** With these, a header has 6.5 KB at most; Varnish takes 8, Fastly and Cloudflare 16. */
export const mostKeys = 500;

/** A page made of more than that is purged by every change. */
const anyChange = "any change";

export interface EdgeKeys {
  /** Of a page, for its header. */
  ofPage: (keys: ReadonlySet<string>) => string[];
  /** Of what changed, to be purged. */
  ofChange: (keys: Iterable<string>) => string[];
}

/** What all pages of a release have, so that they can be purged when another takes its place. */
export const releaseKey = (release: string) => `release:${release}`;

/** All that edges have of this site, and nothing of what its own processes have. */
export const everyEdgeKey = "every edge";

/** `site` keeps sites apart that share an edge. */
export function edgeKeys(site: string, release: string): EdgeKeys {
  const short = (key: string) => hash("sha1", `${site} ${key}`, "hex").slice(0, length);
  const always = [everyEdgeKey, releaseKey(release)].map(short);
  return {
    ofPage: (keys) => [
      ...always,
      ...(keys.size > mostKeys - always.length ? [short(anyChange)] : Array.from(keys, short)),
    ],
    ofChange: (keys) =>
      [...new Set([anyChange, ...keys].map((key) => (key === everythingKey ? everyEdgeKey : key)))].map(short),
  };
}
