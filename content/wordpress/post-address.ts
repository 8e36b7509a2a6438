// Where a post or page stood, and where it stands here: the same place, so that links from elsewhere go on working.

import { slugOf } from "../../model/addresses/slug.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { decodedPath, decodedSlug } from "./blog.ts";
import { fieldOf } from "./item-fields.ts";
import { plain } from "./plain.ts";
import type { WxrItem } from "./read-wxr.ts";

export interface PostAddress {
  path: string;
  /** Where it stood, if it cannot stand there here. */
  moved?: string;
  /** Where else it may stand, if the site has a page of its own at its name. */
  numbered?: readonly string[];
  /** The address is the one that readers knew. */
  isOld: boolean;
}

export function postAddress(item: WxrItem, kind: "article" | "static_page", folder: string): PostAddress {
  const old = linkPath(item);
  if (old !== undefined && mayStandAt(kind, old)) return { path: old, isOld: true };
  const slug = decodedSlug(fieldOf(item, "wp:post_name")) || slugOf(plain(fieldOf(item, "title")));
  const named = [...folder.split("/"), slug || fieldOf(item, "wp:post_id")]
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join("");
  const [path = named, ...numbered] = [named, ...numberedPaths(named)].filter((one) => mayStandAt(kind, one));
  return { path, isOld: false, ...(old !== undefined && { moved: old }), ...(path !== named && { numbered }) };
}

const mostNumbers = 9;

/** As WordPress tells two of one name apart. */
export const numberedPaths = (path: string): string[] =>
  Array.from({ length: mostNumbers - 1 }, (_, place) => `${path}-${place + 2}`);

/** Where it stands when something else is at its address already: below the name of its blog, and in the end by its number. */
export function furtherAddresses(address: PostAddress, blogName: string, number: string): string[] {
  const { path, isOld, numbered = [] } = address;
  const below = `/${blogName}${path}`;
  return isOld ? [below, `${below}-${number}`] : [...numbered, `${path}-${number}`, `${below}-${number}`];
}

/** Nothing for an address by number, and for the front page. */
export function linkPath(item: Pick<WxrItem, "fields">): string | undefined {
  const link = URL.parse(fieldOf(item, "link"));
  if (link === null || link.search !== "") return undefined;
  const path = decodedPath(link.pathname)
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  return path === "" ? undefined : path;
}

/** One that the blog showed in place of its newest posts. */
export function wasFrontPage(item: Pick<WxrItem, "fields">): boolean {
  const link = URL.parse(fieldOf(item, "link"));
  return link?.pathname === "/" && link.search === "";
}

/** Where it stood under earlier names and dates, and its further pages. */
export function olderPaths({ meta, fields }: WxrItem, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const dates = (meta.get("_wp_old_date") ?? []).map((date) => date.trim()).filter((date) => oldDate.test(date));
  const folders = [folder, ...dates.map((date) => redated(folder, date))];
  const [ending = ""] = /\.[a-z]{3,5}$/.exec(path) ?? [];
  const names = (meta.get("_wp_old_slug") ?? [])
    .map((slug) => decodedSlug(slug.trim()))
    .filter((slug) => slug !== "")
    .flatMap((slug) => [slug, slug + ending]);
  const own = path.slice(folder.length);
  const named = folders.flatMap((one) => [own, ...names].map((name) => one + name)).filter((one) => one !== path);
  const html = fields.get("content:encoded") ?? "";
  const pages = html.includes(pageBreak) ? html.split(pageBreak).length : 1;
  const further = Array.from({ length: Math.min(pages, mostPages) - 1 }, (_, page) => `${path}/${page + 2}`);
  return [...new Set([...named, ...further])].slice(0, mostPages);
}

const oldDate = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** As much of the date as the folder has; one without a date stays as it is. */
function redated(folder: string, date: string): string {
  return folder.replace(/\/\d{4}(?:\/\d\d){0,2}\/$/, (dated) => {
    return `/${date
      .split("-")
      .slice(0, dated.split("/").length - 2)
      .join("/")}/`;
  });
}

/** What stands behind it is another page of the same post. */
export const pageBreak = "<!--nextpage-->";
const mostPages = 50;
