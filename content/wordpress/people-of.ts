// The authors of a blog as people: each has an address of its own, whatever their names are.

import { createHash } from "node:crypto";
import { slugOf } from "../../model/addresses/slug.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { wordsOfAuthors } from "./author-words.ts";
import { idIn, type Blog } from "./blog.ts";
import { guestWord } from "./guest-authors.ts";
import { fieldOf } from "./item-fields.ts";
import { plain } from "./plain.ts";
import type { WxrAuthor, WxrItem } from "./read-wxr.ts";

export interface BlogPerson {
  id: string;
  name: string;
  slug: string;
  path: string;
  /** By which old addresses name it: `/author/nora`. */
  words: readonly string[];
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
  const inOrder = [...authors].toSorted(byNumber);
  const words = wordsOfAuthors(inOrder);
  for (const author of inOrder) {
    const plainId = idIn(blog, wordOf(author.login) || author.id);
    // Two logins may differ in signs alone.
    const id = ids.has(plainId) ? `${plainId}-${author.id || markOf(author.login)}` : plainId;
    ids.add(id);
    const slug = slugsFor(author, blog).find((one) => !given.has(one) && !isTaken(pathOf(one), id)) ?? slugOf(id);
    given.add(slug);
    people.set(author.login, {
      id,
      name: author.name,
      slug,
      path: pathOf(slug),
      words: words.get(author.login) ?? [],
      author,
    });
  }
  return people;
}

export function personPaths(authors: Iterable<WxrAuthor>, blog: Blog): string[] {
  return [...authors].flatMap((author) => slugsFor(author, blog).map(pathOf));
}

/** The first that nobody has. */
function slugsFor({ name, login, id }: WxrAuthor, blog: Blog): string[] {
  const byName = slugOf(name) || wordOf(login);
  const byLogin = `${byName}-${wordOf(login)}`;
  return [byName, byLogin, `${byLogin}-${blog.name}`, `${byLogin}-${blog.name}-${id || markOf(login)}`];
}

/** A login may be made of signs that no address has. */
const wordOf = (login: string) => slugOf(login) || `author-${markOf(login)}`;

const markOf = (login: string) => createHash("sha1").update(login).digest("hex").slice(0, 8);

const pathOf = (slug: string) => `/person/${slug.charAt(0)}/${slug}`;

/** The same order in every export of a blog: who was there first keeps the plain name, and who is not listed comes last. */
function byNumber(one: WxrAuthor, other: WxrAuthor): number {
  return orderOf(one) - orderOf(other) || (one.login < other.login ? -1 : 1);
}

const orderOf = ({ id }: WxrAuthor) => (id === "" ? Infinity : Number(id));

/** `pictureAt`: where the picture of this number is here. */
export function personRecord(
  { id, name, path, slug, author: { bio, picture } }: BlogPerson,
  pictureAt: (picture: string) => string | undefined = () => undefined,
): GivenRecord {
  const avatar = picture === undefined ? undefined : pictureAt(picture);
  return {
    type: "person",
    id,
    full_name: name,
    role: "Author",
    canonicalUrl: path,
    personSlug: slug,
    ...(bio !== undefined && { shortBio: bio }),
    ...(avatar !== undefined && { avatar: { url: avatar } }),
  };
}

/** Several, where a plug-in for guest authors says so: its terms are called by the login, or by the name. */
export function writersOf(item: WxrItem): WxrAuthor[] {
  const guests = item.terms
    .filter(({ domain }) => domain === guestAuthors)
    .map(({ slug, name }) => {
      const login = guestWord(slug);
      return { id: "", login, name: plain(name) || login };
    });
  const creator = fieldOf(item, "dc:creator");
  const writers = guests.length > 0 ? guests : [{ id: "", login: creator, name: creator }];
  return writers.filter(({ login }) => login !== "");
}

/** The kind of term by which they are named. */
export const guestAuthors = "author";

/** By login, or by how it is written in addresses. */
export function personFinder(people: ReadonlyMap<string, BlogPerson>): (writer: WxrAuthor) => BlogPerson | undefined {
  const byWord = new Map([...people.values()].flatMap((person) => person.words.map((word) => [word, person])));
  return ({ login, name }) => people.get(name) ?? people.get(login) ?? byWord.get(login) ?? byWord.get(name);
}
