// Every address that a WordPress site answers besides those of its posts and pages, as redirects: patterns for what follows a rule, one by one
// for categories, authors, days, pages by number and name, and the pages of pictures.

import { addressOf } from "../../model/addresses/address-of.ts";
import { isEmptyFolder, isNoPage } from "../../model/addresses/no-page.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { isFixedAddress } from "../redirects/is-fixed-address.ts";
import { decodedSlug, namePath, numberPath, type Blog } from "./blog.ts";
import { fieldOf } from "./item-fields.ts";
import { isPublished, numberOfItem, typeOf } from "./item-kind.ts";
import type { BlogPerson } from "./people-of.ts";
import { linkPath, olderPaths, type PostAddress } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";
import type { BlogSection } from "./sections-of.ts";

export interface MovedAddress extends GivenRecord {
  type: "redirect";
  to: string;
}

/** `from` is below the blog's own front. */
export function moved(blog: Blog, from: string, to: string): MovedAddress {
  return { type: "redirect", id: blog.base + from, to, status: 301, wordpress: { blog: blog.name } };
}

export const uploads = "/wp-content/uploads/";
export const uploadsHere = ({ name }: Blog) => `/uploads/wordpress/${name}/`;
const latest = "/feeds/latest.xml";
const archive = "/?archive=all";
const search = `${addressOf("/search-results/search")}?q=:words`;
const feedKinds = ["rss2", "atom", "rss", "rdf", "feed"];

/** Where the feed of a front is. */
export const feedOf = (path: string): string => `/feeds${path}.xml`;

export function patternAddresses(blog: Blog): MovedAddress[] {
  const { base } = blog;
  const byNumber = numberPath(blog, ":id");
  const month = `${base}/:year/:month`;
  const inBlog: Record<string, string> = {
    "/?p=:id": byNumber,
    "/?p=:id&post_type=:kind": byNumber,
    "/?page_id=:id": byNumber,
    "/?attachment_id=:id": byNumber,
    "/?name=:slug": namePath(blog, "post", ":slug"),
    "/?pagename=:slug": namePath(blog, "page", ":slug"),
    "/?m=:number": archive,
    "/?year=:year": archive,
    "/?monthnum=:month&year=:year": month,
    "/?day=:day&monthnum=:month&year=:year": month,
    "/?paged=:page": archive,
    "/?s=:words": search,
    "/?tag=:slug": "/category/:slug",
    "/?category_name=:slug": `${base}/category/:slug`,
    "/?author_name=:slug": `${base}/author/:slug`,
    "/search/:words": search,
    "/page/:page": archive,
    "/:year": archive,
    "/:year/page/:page": archive,
    "/:year/:month": "/?archive=:year-:month",
    "/:year/:month/page/:page": month,
    "/:year/:month/:day": month,
    "/:year/:month/:day/page/:page": month,
    "/tag/:slug": "/category/:slug",
    // What WordPress has behind any of its pages.
    "/*/page/:page": `${base}/*`,
    "/*/comment-page-:page": `${base}/*`,
    "/*/trackback": `${base}/*`,
    "/*/embed": `${base}/*`,
    "/*/amp": `${base}/*`,
    // Of servers that could not do without it; the query goes along.
    "/index.php?p=:id": byNumber,
    "/index.php?page_id=:id": byNumber,
    "/index.php": base || "/",
    "/index.php/*": `${base}/*`,
    [`${uploads}*`]: `${uploadsHere(blog)}*`,
    ...(base !== "" && { "": "/" }),
    ...feedPatterns(base),
  };
  return Object.entries(inBlog).map(([from, to]) => moved(blog, from, to));
}

/** Of the types beside posts whose items are stories: all of one, and one by its name. */
export function typeAddresses(
  types: ReadonlyMap<string, string>,
  sections: ReadonlyMap<string, Pick<BlogSection, "path">>,
  blog: Blog,
): MovedAddress[] {
  return [...types].flatMap(([type, slug]) => {
    const section = sections.get(slug);
    const all = section === undefined ? [] : [moved(blog, `/?post_type=${type}`, section.path)];
    return [...all, moved(blog, `/?${type}=:slug`, namePath(blog, type, ":slug"))];
  });
}

/** Lists that have a feed here lead to that, all others to that of the site: whoever asks for a feed cannot read a page. */
function feedPatterns(base: string): Record<string, string> {
  const besideOthers = [
    "attachment_id=:id",
    "m=:number",
    "name=:slug",
    "p=:id",
    "page_id=:id",
    "pagename=:slug",
    "s=:words",
  ];
  return {
    "/?feed=:kind": latest,
    "/?feed=:kind&tag=:slug": `${base}/tag/:slug/feed`,
    "/?category_name=:slug&feed=:kind": `${base}/category/:slug/feed`,
    "/?author_name=:slug&feed=:kind": `${base}/author/:slug/feed`,
    ...Object.fromEntries(besideOthers.map((other) => [`/?feed=:kind&${other}`, latest])),
    "/feed": latest,
    "/feed/:kind": latest,
    "/tag/:slug/feed": feedOf("/category/:slug"),
    "/*/feed": latest,
    "/*/feed/:kind": `${base}/*/feed`,
    ...Object.fromEntries(
      feedKinds
        .filter((kind) => kind !== "feed")
        .flatMap((kind) => [
          [`/${kind}`, latest],
          [`/*/${kind}`, `${base}/*/feed`],
        ]),
    ),
  };
}

/** Of the days on which something was published, `20190512`, and of their months: what a pattern cannot take apart, or writes without a zero. */
export function dateAddresses(blog: Blog, days: Iterable<string>): MovedAddress[] {
  const parts = [...days].map((day) => ({ day, year: day.slice(0, 4), month: day.slice(4, 6) }));
  const addresses = parts.flatMap(({ day, year, month }): [string, string][] => {
    const to = `/?archive=${year}-${month}`;
    const plain: [string, string][] = month.startsWith("0") ? [[`/${year}/${Number(month)}`, to]] : [];
    return [[`/?m=${day}`, to], [`/?m=${year}${month}`, to], ...plain];
  });
  return [...new Map(addresses)].map(([from, to]) => moved(blog, from, to));
}

/** A list by its number: its front, and its feeds. */
function numberedList(blog: Blog, query: string, front: string, feed: string): MovedAddress[] {
  return [moved(blog, `/?${query}`, front), ...feedKinds.map((kind) => moved(blog, `/?${query}&feed=${kind}`, feed))];
}

export function sectionAddresses({ term, path, oldPath }: BlogSection, blog: Blog): MovedAddress[] {
  // A child is found by its name alone too.
  const places = [...new Set([oldPath, oldPath.slice(oldPath.lastIndexOf("/"))])];
  return [
    ...(term.id === "" ? [] : numberedList(blog, `cat=${term.id}`, path, feedOf(path))),
    ...places.flatMap((place) => [
      moved(blog, `/category${place}`, path),
      moved(blog, `/category${place}/feed`, feedOf(path)),
    ]),
  ];
}

export function personAddresses({ path, slug, words, author: { id } }: BlogPerson, blog: Blog): MovedAddress[] {
  const feed = feedOf(`/people/${slug}`);
  return [
    ...(id === "" ? [] : numberedList(blog, `author=${id}`, path, feed)),
    ...words.flatMap((word) => [moved(blog, `/author/${word}`, path), moved(blog, `/author/${word}/feed`, feed)]),
  ];
}

interface ItemAddressParts {
  item: WxrItem;
  isPage: boolean;
  /** Where it stands. */
  path: string;
  address: PostAddress;
  blog: Blog;
}

/** A story knows its number and its older addresses itself, a page does not; and what could not stand where it stood is led there. */
export function itemAddresses({ item, isPage, path, address: { moved: old }, blog }: ItemAddressParts): MovedAddress[] {
  return [
    ...(isPage ? [...knownBy(item, blog), ...olderPaths(item, path)].map((from) => at(blog, from, path)) : []),
    ...(old === undefined || staysOfSite(old) ? [] : [at(blog, old, path)]),
  ];
}

/** What the site answers there itself: no redirect can hold. */
export const staysOfSite = (path: string): boolean => !isEmptyFolder(path) && (isFixedAddress(path) || isNoPage(path));

/** Where it is found by its number and by its name. */
export function knownBy(item: WxrItem, blog: Blog): string[] {
  const name = nameIn(item, blog);
  const number = numberPath(blog, numberOfItem(item));
  return name === "" ? [number] : [number, namePath(blog, typeOf(item), name)];
}

/** One by one, for a blog whose numbers and names another blog's redirects lead elsewhere. */
export function queryAddresses(item: WxrItem, blog: Blog): MovedAddress[] {
  const number = numberOfItem(item);
  const type = typeOf(item);
  const byNumber = type === "attachment" ? ["attachment_id"] : type === "page" ? ["page_id", "p"] : ["p"];
  const name = nameIn(item, blog);
  const byName = `/?${nameQueries[typeOf(item)] ?? typeOf(item)}=${encodeURIComponent(name)}`;
  return [
    ...(/^\d+$/.test(number) ? byNumber : []).map((one) => moved(blog, `/?${one}=${number}`, numberPath(blog, number))),
    ...(name === "" ? [] : [moved(blog, byName, namePath(blog, typeOf(item), name))]),
  ];
}

/** By which a query names one; of a further type that is the type itself. */
const nameQueries: Readonly<Record<string, string>> = { post: "name", page: "pagename" };

/** A page is named with those above it; what is not out may share its name with another. */
function nameIn(item: WxrItem, { base }: Blog): string {
  const type = typeOf(item);
  if (!isPublished(item) || type === "attachment") return "";
  const path = type === "page" ? linkPath(item) : undefined;
  return path?.startsWith(`${base}/`) === true
    ? path.slice(base.length + 1)
    : decodedSlug(fieldOf(item, "wp:post_name"));
}

/** The whole path is given. */
export function at(blog: Blog, from: string, to: string): MovedAddress {
  return { ...moved(blog, "", to), id: from };
}
