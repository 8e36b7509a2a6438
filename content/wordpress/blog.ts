// The blog that is moving in: what its ids begin with, and where it stood.

import { slugOf } from "../../model/addresses/slug.ts";
import type { WxrSite } from "./read-wxr.ts";

export interface Blog {
  /** Begins every id, so that two blogs share none. */
  name: string;
  title: string;
  address: string;
  /** Hosts of its pages. */
  hosts: readonly string[];
  /** The path of its front on its host: nothing, or `/blog`. */
  base: string;
}

const longestName = 60;

export function blogOf({ title, address }: WxrSite, named: string | undefined): Blog {
  const url = URL.parse(address);
  const host = (url?.host ?? "").replace(/^www\./, "");
  const base = decodedPath(url?.pathname ?? "/").replace(/\/$/, "");
  const name =
    named ?? (slugOf(`${host}${base}`.replaceAll(/[^\u0021-\u007e]+/g, "-")).slice(0, longestName) || "wordpress");
  return { name, title, address, hosts: host === "" ? [] : [host, `www.${host}`], base };
}

/** An id of the blog here. */
export const idIn = (blog: Pick<Blog, "name">, id: string): string => `${blog.name}-${id}`;

/** Where everything of the blog that has a number is found by it: `?p=42`, `?attachment_id=43` lead there. */
export const numberPath = (blog: Blog, id: string): string => `/p/${blog.name}/${id}`;

/** The same by its name, of a page with those above it: `?name=a-story`, `?pagename=about/us` lead there. */
export const namePath = (blog: Blog, kind: string, name: string): string => `/p/${blog.name}/${kind}/${name}`;

export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Slugs of other alphabets come with escapes. */
export function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
