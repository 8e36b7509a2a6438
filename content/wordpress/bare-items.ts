// Items that lack what readers see of a story: a title, a date, anything at all.

import { wordsOfSlug } from "../../model/addresses/slug.ts";
import { firstWords } from "../moving-in/first-words.ts";
import { decodedSlug, type Blog } from "./blog.ts";
import type { Component } from "./component.ts";
import { changedAt, isDated } from "./dated.ts";
import { fieldOf, metaOf } from "./item-fields.ts";
import { numberOfItem } from "./item-kind.ts";
import { plain } from "./plain.ts";
import { linkPath } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";

const longestTitle = 80;

/** One without a title is known by how it begins, by its address, and in the end by its blog. */
export function titleOf(item: WxrItem, components: readonly Component[], blog: Pick<Blog, "title">): string {
  const name = decodedSlug(fieldOf(item, "wp:post_name"));
  const byName = /\p{L}/u.test(name) ? wordsOfSlug(name) : "";
  return (
    plain(fieldOf(item, "title")) || firstWords(components, longestTitle) || byName || blog.title || numberOfItem(item)
  );
}

/** Readers would see an empty page. */
export function isBare(item: WxrItem, components: readonly Component[]): boolean {
  const words = [fieldOf(item, "title"), item.fields.get("excerpt:encoded") ?? "", metaOf(item, "_thumbnail_id")];
  return components.length === 0 && words.every((one) => plain(one) === "");
}

export interface FoundDate {
  date: string;
  /** Whose date it is. */
  from: string;
}

/** For a story that came out, nobody knows when: `oldest` is the first day of its blog, where it is in nobody's way. */
export function dateInstead(item: WxrItem, oldest: string | undefined): FoundDate | undefined {
  if (isDated(item)) return undefined;
  const [, year, month = "", day = "01"] =
    /\/((?:19|20)\d\d)\/(0[1-9]|1[0-2])(?:\/(0[1-9]|[12]\d|3[01]))?\//.exec(`${linkPath(item) ?? ""}/`) ?? [];
  if (year !== undefined) return { date: `${year}-${month}-${day}`, from: "its address" };
  const changed = changedAt(item);
  if (changed !== undefined) return { date: changed, from: "its last change" };
  return oldest === undefined ? undefined : { date: oldest, from: "the first day of the blog" };
}
