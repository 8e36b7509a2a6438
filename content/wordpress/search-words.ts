// What a plug-in for search engines says of a post.

import { limits } from "../../model/fields/content-limits.ts";
import { metaOf } from "./item-fields.ts";
import { plain } from "./plain.ts";
import type { WxrItem } from "./read-wxr.ts";

const descriptions = ["_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description"];

/** Words that the plug-in would have put in: `%%excerpt%%`, `%title%`, `#post_excerpt`. */
const placeholder = /%%?\w+%|#\w+_\w+/;

/** Nothing where there is none, or where it was to be made from other things. */
export function searchDescription(item: WxrItem): string {
  const found = descriptions.map((name) => plain(metaOf(item, name))).find((text) => text !== "") ?? "";
  return placeholder.test(found) ? "" : found.slice(0, limits.text);
}
