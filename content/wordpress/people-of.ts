// The authors of a blog as people: each has an address of its own, whatever their names are.

import { slugOf } from "../../model/addresses/slug.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { idIn, type Blog } from "./blog.ts";
import type { WxrAuthor } from "./read-wxr.ts";

export interface BlogPerson {
  id: string;
  name: string;
  slug: string;
  path: string;
  author: WxrAuthor;
}

/** In their order. `isTaken`: somebody else stands there already. */
export function peopleOf(
  authors: Iterable<WxrAuthor>,
  blog: Blog,
  isTaken: (path: string, id: string) => boolean,
): Map<string, BlogPerson> {
  const people = new Map<string, BlogPerson>();
  const given = new Set<string>();
  const ids = new Set<string>();
  for (const author of [...authors].toSorted(byNumber)) {
    const plainId = idIn(blog, slugOf(author.login) || author.id);
    // Two logins may differ in signs alone.
    const id = ids.has(plainId) ? `${plainId}-${author.id}` : plainId;
    ids.add(id);
    const slug = slugsFor(author, blog).find((one) => !given.has(one) && !isTaken(pathOf(one), id)) ?? slugOf(id);
    given.add(slug);
    people.set(author.login, { id, name: author.name, slug, path: pathOf(slug), author });
  }
  return people;
}

export function personPaths(authors: Iterable<WxrAuthor>, blog: Blog): string[] {
  return [...authors].flatMap((author) => slugsFor(author, blog).map(pathOf));
}

/** The first that nobody has. */
function slugsFor({ name, login, id }: WxrAuthor, blog: Blog): string[] {
  const named = slugOf(name) || slugOf(login);
  const byLogin = `${named}-${slugOf(login)}`;
  return [named, byLogin, `${byLogin}-${blog.name}`, `${byLogin}-${blog.name}-${id}`];
}

const pathOf = (slug: string) => `/person/${slug.charAt(0)}/${slug}`;

/** The same order in every export of a blog: who was there first keeps the plain name. */
function byNumber(one: WxrAuthor, other: WxrAuthor): number {
  return Number(one.id) - Number(other.id) || (one.login < other.login ? -1 : 1);
}

export function personRecord({ id, name, path, slug }: BlogPerson): GivenRecord {
  return { type: "person", id, full_name: name, role: "Author", canonicalUrl: path, personSlug: slug };
}
