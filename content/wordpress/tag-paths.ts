// Where the tags of a blog stand. Fronts of tags are here where WordPress had its categories: a tag with the name of a category makes room for the
// category's old address, also for one of a blog that came before.

import { tagPrefix } from "../../model/addresses/front-path.ts";
import { lookedAtOnce } from "../moving-in/address-claims.ts";
import type { PlacedRecord, Store } from "../store/store.ts";
import { decodedSlug, idIn, type Blog } from "./blog.ts";
import { feedOf, moved, type MovedAddress } from "./old-addresses.ts";
import { plain } from "./plain.ts";
import { numberedPaths } from "./post-address.ts";
import type { WxrHeadTerm, WxrTerm } from "./read-wxr.ts";

/** By the slug that the blog has. */
export type TagPath = (slug: string) => string;

interface TagNames {
  categories: ReadonlyMap<string, unknown>;
  tags: ReadonlyMap<string, Pick<WxrTerm, "name">>;
}

type TagStore = Pick<Store, "claimsOn" | "sourcesById">;

export async function tagPaths({ categories, tags }: TagNames, blog: Blog, store: TagStore): Promise<TagPath> {
  const categoryNames = new Set([...categories.keys()].map(decodedSlug));
  const tagNames = new Set([...tags.keys()].map(decodedSlug));
  const standing = await claimsOnFronts([...tagNames], store);
  const hidden = [...tags].filter(([slug]) => {
    const name = decodedSlug(slug);
    return (blog.base === "" && categoryNames.has(name)) || isLedAway(standing.get(name));
  });
  const numbered = new Map(
    hidden.map(([slug]) => {
      const names = numberedPaths(decodedSlug(slug));
      return [slug, names.filter((name) => !categoryNames.has(name) && !tagNames.has(name))];
    }),
  );
  const there = await claimsOnFronts([...numbered.values()].flat(), store);
  const titles = await titlesOf([...there.values()].flat(), store);
  const placed = new Map(
    hidden.map(([slug, tag]) => {
      const title = titleOfTag(slug, tag);
      const may = (name: string) =>
        !isLedAway(there.get(name)) && (there.get(name) ?? []).every(({ id }) => isShared(id, slug, title));
      return [slug, numbered.get(slug)?.find(may) ?? `${decodedSlug(slug)}-${blog.name}`];
    }),
  );
  return (slug) => placed.get(slug) ?? decodedSlug(slug);

  /** It stood there before, or a tag that is called the same does. */
  function isShared(id: string, slug: string, title: string): boolean {
    return id === idIn(blog, decodedSlug(slug)) || titles.get(id) === title;
  }
}

export const titleOfTag = (slug: string, { name }: Pick<WxrTerm, "name">): string => plain(name) || decodedSlug(slug);

const isLedAway = (claims: readonly PlacedRecord[] = []) => claims.some(({ type }) => type === "redirect");

/** By name. */
async function claimsOnFronts(names: readonly string[], store: TagStore): Promise<Map<string, PlacedRecord[]>> {
  const found = new Map<string, PlacedRecord[]>();
  for (let start = 0; start < names.length; start += lookedAtOnce) {
    const some = names.slice(start, start + lookedAtOnce);
    const claims = await store.claimsOn(some.map((name) => tagPrefix + name));
    for (const name of some) found.set(name, claims.get(tagPrefix + name) ?? []);
  }
  return found;
}

async function titlesOf(placed: readonly PlacedRecord[], store: TagStore): Promise<Map<string, unknown>> {
  const ids = placed.filter(({ type }) => type === "tag").map(({ id }) => id);
  const sources = await store.sourcesById("tag", [...new Set(ids)]);
  return new Map([...sources].map(([id, source]) => [id, JSON.parse(source).title]));
}

/** By its number; and of one that stands elsewhere than the redirects for all tags say, by its name. */
export function tagAddresses({ slug, id }: Pick<WxrHeadTerm, "slug" | "id">, path: string, blog: Blog): MovedAddress[] {
  const name = decodedSlug(slug);
  const byNumber = id === "" ? [] : [moved(blog, `/?tag_id=${id}`, tagPrefix + path)];
  if (name === path) return byNumber;
  return [
    ...byNumber,
    ...[`/tag/${name}`, `/?tag=${encodeURIComponent(name)}`].map((from) => moved(blog, from, tagPrefix + path)),
    moved(blog, `/tag/${name}/feed`, feedOf(tagPrefix + path)),
  ];
}
