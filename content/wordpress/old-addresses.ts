// Every address that a WordPress site answers besides those of its posts and pages, as redirects: patterns for what follows a rule, one by one
// for categories, authors, pages by number and the pages of pictures.

import { addressOf } from "../../model/addresses/address-of.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { isFixedAddress } from "../redirects/is-fixed-address.ts";
import { numberPath, type Blog } from "./blog.ts";
import { numberOfItem, typeOf } from "./item-kind.ts";
import { authorWords, type BlogPerson } from "./people-of.ts";
import { olderPaths, type PostAddress } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";
import type { BlogSection } from "./sections-of.ts";

export interface MovedAddress extends GivenRecord {
  type: "redirect";
  to: string;
}

/** By number, of months as `201905`. */
export function monthAddresses(blog: Blog, months: Iterable<string>): MovedAddress[] {
  return [...months].map((one) => moved(blog, `/?m=${one}`, `/?archive=${one.slice(0, 4)}-${one.slice(4)}`));
}

/** `from` is below the blog's own front. */
export function moved(blog: Blog, from: string, to: string): MovedAddress {
  return { type: "redirect", id: blog.base + from, to, status: 301, wordpress: { blog: blog.name } };
}

export const uploads = "/wp-content/uploads/";
export const uploadsHere = ({ name }: Blog) => `/uploads/wordpress/${name}/`;
const latest = "/feeds/latest.xml";
const archive = "/?archive=all";
const month = "/?archive=:year-:month";
const search = `${addressOf("/search-results/search")}?q=:words`;

export function patternAddresses(blog: Blog): MovedAddress[] {
  const byNumber = numberPath(blog, ":id");
  const inBlog: Record<string, string> = {
    "/?p=:id": byNumber,
    "/?page_id=:id": byNumber,
    "/?attachment_id=:id": byNumber,
    "/?feed=:kind": latest,
    "/?m=:number": archive,
    "/?paged=:page": archive,
    "/?s=:words": search,
    "/?tag=:slug": "/category/:slug",
    "/?category_name=:slug": `${blog.base}/category/:slug`,
    "/?author_name=:slug": `${blog.base}/author/:slug`,
    "/search/:words": search,
    "/feed": latest,
    "/feed/:kind": latest,
    "/rss": latest,
    "/atom": latest,
    "/comments/feed": latest,
    "/comments/feed/:kind": latest,
    "/page/:page": archive,
    "/:year": archive,
    "/:year/page/:page": archive,
    "/:year/:month": month,
    "/:year/:month/page/:page": month,
    "/:year/:month/:day": month,
    "/:year/:month/:day/page/:page": month,
    "/tag/:slug": "/category/:slug",
    // What WordPress has behind any of its pages.
    "/*/page/:page": `${blog.base}/*`,
    "/*/feed": `${blog.base}/*`,
    "/*/feed/:kind": `${blog.base}/*`,
    "/*/comment-page-:page": `${blog.base}/*`,
    "/*/trackback": `${blog.base}/*`,
    "/*/embed": `${blog.base}/*`,
    "/*/amp": `${blog.base}/*`,
    // Of servers that could not do without it; the query goes along.
    "/index.php?p=:id": byNumber,
    "/index.php?page_id=:id": byNumber,
    "/index.php": blog.base || "/",
    "/index.php/*": `${blog.base}/*`,
    [`${uploads}*`]: `${uploadsHere(blog)}*`,
    ...(blog.base !== "" && { "": "/" }),
  };
  return Object.entries(inBlog).map(([from, to]) => moved(blog, from, to));
}

const feedKinds = ["rss2", "atom"];

export function sectionAddresses({ term, path, oldPath }: BlogSection, blog: Blog): MovedAddress[] {
  const own = oldPath.slice(oldPath.lastIndexOf("/"));
  const feed = `/feeds${path}.xml`;
  const numbered = moved(blog, `/?cat=${term.id}`, path);
  return [
    ...(term.id === "" ? [] : [numbered, ...feedKinds.map((kind) => at(blog, `${numbered.id}&feed=${kind}`, feed))]),
    moved(blog, `/category${oldPath}/feed`, feed),
    moved(blog, `/category${oldPath}`, path),
    // A child is found by its name alone too.
    ...(oldPath === own ? [] : [moved(blog, `/category${own}`, path)]),
  ];
}

export function personAddresses({ path, slug, author: { id, login } }: BlogPerson, blog: Blog): MovedAddress[] {
  return [
    ...(id === "" ? [] : [moved(blog, `/?author=${id}`, path)]),
    ...authorWords(login).flatMap((word) => [
      moved(blog, `/author/${word}`, path),
      moved(blog, `/author/${word}/feed`, `/feeds/people/${slug}.xml`),
    ]),
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
    ...(isPage
      ? [numberPath(blog, numberOfItem(item)), ...olderPaths(item, path)].map((from) => at(blog, from, path))
      : []),
    // Where the site has a page of its own, that stays.
    ...(old === undefined || isFixedAddress(old) ? [] : [at(blog, old, path)]),
  ];
}

/** One by one, for a blog whose numbers another blog's redirects lead elsewhere. */
export function numberAddresses(item: WxrItem, blog: Blog): MovedAddress[] {
  const number = numberOfItem(item);
  const names = typeOf(item) === "attachment" ? ["attachment_id"] : typeOf(item) === "page" ? ["page_id", "p"] : ["p"];
  return /^\d+$/.test(number) ? names.map((name) => moved(blog, `/?${name}=${number}`, numberPath(blog, number))) : [];
}

/** The whole path is given. */
export function at(blog: Blog, from: string, to: string): MovedAddress {
  return { ...moved(blog, "", to), id: from };
}
