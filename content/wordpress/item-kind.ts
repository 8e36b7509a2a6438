// What an item of an export is to this newsroom: a story, a page, a file, a passage that stories share, or nothing.

import { slugOf } from "../../model/addresses/slug.ts";
import { decodedSlug } from "./blog.ts";
import { fieldOf } from "./item-fields.ts";
import { linkPath } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";

/** Of WordPress itself and of plug-ins that say nothing to readers, or that hold what readers must not see; some by how they begin. */
const neverStories = (
  "nav_menu_item revision attachment wp_* custom_css customize_changeset oembed_cache user_request acf-* elementor_* wpcf7* flamingo_* feedback " +
  "mc4wp* wpforms* ninja_* nf_sub shop_* product_variation scheduled-action tablepress_table amp_validated_url guest-author jp_* et_* vc_* popup*"
).split(" ");

const isNeverStory = (type: string): boolean =>
  neverStories.some((name) => (name.endsWith("*") ? type.startsWith(name.slice(0, -1)) : type === name));

const stored = new Set(["publish", "future", "draft", "pending", "private"]);

export const reusableBlock = "wp_block";

/** Types beside posts whose items had pages of their own: an export does not say so, but the addresses do. */
export function isPublicType(item: WxrItem): boolean {
  const type = typeOf(item);
  if (type === "" || type === "post" || type === "page" || isNeverStory(type)) return false;
  return fieldOf(item, "wp:status") === "publish" && linkPath(item) !== undefined;
}

/** Whatever its type turns out to be. */
export function mayBeStory(item: WxrItem): boolean {
  return stored.has(fieldOf(item, "wp:status")) && !isNeverStory(typeOf(item));
}

export const typeOf = (item: WxrItem): string => fieldOf(item, "wp:post_type");

/** `types`: those whose items are stories beside posts. */
export function becomesOf(item: WxrItem, types: ReadonlyMap<string, string>): "story" | "page" | undefined {
  const type = typeOf(item);
  if (!stored.has(fieldOf(item, "wp:status"))) return undefined;
  return type === "page" ? "page" : type === "post" || types.has(type) ? "story" : undefined;
}

/** Whether readers see it, now or when it is due. */
export function isPublished(item: WxrItem): boolean {
  const status = fieldOf(item, "wp:status");
  return (status === "publish" || status === "future") && fieldOf(item, "wp:post_password") === "";
}

/** As the report counts it: what readers could not see is no story of theirs. */
export function kindOfItem(item: WxrItem): string {
  const type = typeOf(item) || "item without a type";
  const status = fieldOf(item, "wp:status");
  const kind = type === "post" || type === "page" || type === "attachment" ? `${type}s` : `items of the type ${type}`;
  if (type === "attachment" || !stored.has(status)) return kind;
  if (!isPublished(item)) return `${kind}, not published`;
  return status === "future" ? `${kind}, due later` : kind;
}

/** An item without a number is known by its name, its address or its title. */
export function numberOfItem(item: WxrItem): string {
  const number = fieldOf(item, "wp:post_id") || decodedSlug(fieldOf(item, "wp:post_name"));
  return number || slugOf(`${linkPath(item) ?? ""} ${fieldOf(item, "title")}`).slice(0, longestName) || "nameless";
}

const longestName = 80;

/** How the report names one. */
export function nameOfItem(item: WxrItem): string {
  return `${typeOf(item)} ${numberOfItem(item)} “${fieldOf(item, "title").slice(0, 60)}”`;
}
