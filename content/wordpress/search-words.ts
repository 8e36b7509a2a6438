// What a plug-in for search engines says of a post.

import { limits } from "../../model/fields/content-limits.ts";
import { metaOf } from "./item-fields.ts";
import type { OwnLinks } from "./own-links.ts";
import { plain } from "./plain.ts";
import { linkPath } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";

const descriptions = ["_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description"];

/** Words that the plug-in would have put in: `%%excerpt%%`, `%title%`, `#post_excerpt`. */
const placeholder = /%%?\w+%|#\w+_\w+/;

/** Nothing where there is none, or where it was to be made from other things. */
export function searchDescription(item: WxrItem): string {
  const found = descriptions.map((name) => plain(metaOf(item, name))).find((text) => text !== "") ?? "";
  return placeholder.test(found) ? "" : found.slice(0, limits.text);
}

/** By plug-in, the field and what it says of a post that search engines are to leave out. */
const leftOut: readonly [name: string, value: RegExp][] = [
  ["_yoast_wpseo_meta-robots-noindex", /^1$/],
  ["rank_math_robots", /\bnoindex\b/],
  ["_aioseop_noindex", /^on$/],
  ["_seopress_robots_index", /^yes$/],
  ["_genesis_noindex", /^1$/],
];

export function staysOutOfSearch(item: WxrItem): boolean {
  return leftOut.some(([name, value]) => value.test(metaOf(item, name)));
}

const homes = [
  "_yoast_wpseo_canonical",
  "rank_math_canonical_url",
  "_aioseop_custom_link",
  "_seopress_robots_canonical",
  "_genesis_canonical_uri",
];

/** Where search engines are told that the post has its home; nothing where that is its own address. */
export function homeElsewhere(item: WxrItem, ownPath: OwnLinks["ownPath"]): string {
  const given = homes.map((name) => metaOf(item, name)).find((address) => address !== "") ?? "";
  const path = given.startsWith("/") && !given.startsWith("//") ? given : ownPath(given);
  if (path === undefined) return /^https?:$/.test(URL.parse(given)?.protocol ?? "") ? given : "";
  const isOwn = linkPath({ fields: new Map([["link", `https://wordpress.invalid${path}`]]) }) === linkPath(item);
  return isOwn || path.includes("?") ? "" : path;
}
