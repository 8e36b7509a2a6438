// Where the tags of a blog stand. Fronts of tags are here where WordPress had its categories: a tag with the name of a category makes room for the
// category's old address.

import { tagPrefix } from "../../model/addresses/front-path.ts";
import { decodedSlug, type Blog } from "./blog.ts";
import { moved, type MovedAddress } from "./old-addresses.ts";
import { numberedPaths } from "./post-address.ts";
import type { BlogNames } from "./read-names.ts";

/** By the slug that WordPress has. */
export type TagPath = (slug: string) => string;

export function tagPaths({ categories, tags }: Pick<BlogNames, "categories" | "tags">, { base }: Blog): TagPath {
  const categoryNames = new Set([...categories.keys()].map(decodedSlug));
  const tagNames = new Set([...tags.keys()].map(decodedSlug));
  return (slug) => {
    const name = decodedSlug(slug);
    if (base !== "" || !categoryNames.has(name)) return name;
    return numberedPaths(name).find((one) => !categoryNames.has(one) && !tagNames.has(one)) ?? `${name}-tag`;
  };
}

/** Of one that stands elsewhere than the redirect for all tags says. */
export function tagAddresses(slug: string, path: string, blog: Blog): MovedAddress[] {
  const name = decodedSlug(slug);
  if (name === path) return [];
  return [`/tag/${name}`, `/?tag=${encodeURIComponent(name)}`].map((from) => moved(blog, from, tagPrefix + path));
}
