// Where posts of Ghost stand, and every address that Ghost answers besides, as redirects.

import { tagPrefix } from "../../model/addresses/front-path.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { Blog } from "../wordpress/blog.ts";
import { feedOf } from "../wordpress/old-addresses.ts";
import type { BlogPerson } from "../wordpress/people-of.ts";
import type { BlogSection } from "../wordpress/sections-of.ts";
import type { GhostPost, GhostTag } from "./read-ghost.ts";

const latest = "/feeds/latest.xml";
const archive = "/?archive=all";

/** Ghost's own unless its routes say otherwise. */
export const usualPermalink = "/:slug/";

export function ghostPath(post: GhostPost, tag: GhostTag | undefined, base: string, permalink: string): string {
  const date = instantOfGhost(post.published_at) ?? instantOfGhost(post.created_at) ?? "";
  const [year = "", month = "", day = ""] = date.slice(0, 10).split("-");
  const values: Record<string, string> = {
    year,
    month,
    day,
    slug: post.slug,
    id: post.id,
    primary_tag: tag?.slug ?? "all",
  };
  const path = permalink.replaceAll(/:([a-z_]+)/g, (whole, name: string) => values[name] ?? whole);
  return `${base}/${path}`.replaceAll(/\/{2,}/g, "/").replace(/\/$/, "");
}

/** Milliseconds, or a time that databases write. */
export function instantOfGhost(value: unknown): string | undefined {
  const time = typeof value === "number" ? value : typeof value === "string" ? Date.parse(utc(value)) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const utc = (value: string) =>
  /\d{2}:\d{2}$/.test(value) && !/[zZ]|[+-]\d{2}:\d{2}$/.test(value) ? `${value.replace(" ", "T")}Z` : value;

function moved(blog: Blog, from: string, to: string): GivenRecord {
  return { type: "redirect", id: blog.base + from, to, status: 301, ghost: { blog: blog.name } };
}

export function ghostPatterns(blog: Blog): GivenRecord[] {
  const inBlog: Record<string, string> = {
    "/rss": latest,
    "/rss/:page": latest,
    "/feed": latest,
    "/page/:page": archive,
    "/tag/:slug": "/category/:slug",
    "/tag/:slug/rss": feedOf("/category/:slug"),
    "/*/page/:page": `${blog.base}/*`,
    "/*/rss": latest,
    "/*/rss/:page": `${blog.base}/*/rss`,
    "/*/amp": `${blog.base}/*`,
    "/content/images/size/:size/*": `/uploads/ghost/${blog.name}/images/*`,
    "/content/*": `/uploads/ghost/${blog.name}/*`,
    ...(blog.base !== "" && { "": "/" }),
  };
  return Object.entries(inBlog).map(([from, to]) => moved(blog, from, to));
}

export function ghostTagAddresses({ path, term }: BlogSection, blog: Blog): GivenRecord[] {
  return [moved(blog, `/tag/${term.slug}`, path), moved(blog, `/tag/${term.slug}/rss`, feedOf(path))];
}

export function ghostAuthorAddresses({ path, slug, author: { login } }: BlogPerson, blog: Blog): GivenRecord[] {
  return [moved(blog, `/author/${login}`, path), moved(blog, `/author/${login}/rss`, feedOf(`/people/${slug}`))];
}

/** Of a tag that stands elsewhere than the redirects for all of them say. */
export function movedTag(blog: Blog, slug: string, path: string): GivenRecord[] {
  return [moved(blog, `/tag/${slug}`, tagPrefix + path), moved(blog, `/tag/${slug}/rss`, feedOf(tagPrefix + path))];
}

export function movedPost(blog: Blog, from: string, to: string): GivenRecord {
  return { ...moved(blog, "", to), id: from };
}
