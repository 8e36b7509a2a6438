// Guest authors of the plug-in Co-Authors Plus: items of an export that are people, with a name, a biography and a picture.

import { fieldOf, metaOf } from "./item-fields.ts";
import { kindOfItem } from "./item-kind.ts";
import { plain } from "./plain.ts";
import type { WxrAuthor, WxrItem } from "./read-wxr.ts";

export const guestAuthor = "guest-author";

export interface Guest extends WxrAuthor {
  /** The login of the author whose profile this is too. */
  linked: string;
}

/** The slug of a term or an item of the plug-in without the mark that it puts before each. */
export const guestWord = (slug: string): string => slug.replace(/^cap-/, "");

/** Nothing for one that is in the bin. */
export function guestOf(item: WxrItem): Guest | undefined {
  const word = guestWord(fieldOf(item, "wp:post_name"));
  const login = word || metaOf(item, "cap-user_login");
  if (login === "" || fieldOf(item, "wp:status") !== "publish") return undefined;
  const byParts = `${metaOf(item, "cap-first_name")} ${metaOf(item, "cap-last_name")}`;
  const [bio, picture] = [metaOf(item, "cap-description"), metaOf(item, "_thumbnail_id")];
  return {
    id: "",
    login,
    name: plain(metaOf(item, "cap-display_name")) || plain(byParts) || plain(fieldOf(item, "title")) || login,
    words: [word, metaOf(item, "cap-user_login")].filter((one) => one !== ""),
    of: kindOfItem(item),
    ...(bio && { bio }),
    ...(picture && { picture }),
    linked: metaOf(item, "cap-linked_account") || login,
  };
}

export interface Writers {
  /** By login: those whom the export lists, and its guests. */
  authors: Map<string, WxrAuthor>;
  unlisted: Map<string, WxrAuthor>;
}

/** `writers`: as stories name them. One may be named by a word of addresses, and its login beside it. */
export function whoWrote(
  listed: ReadonlyMap<string, WxrAuthor>,
  guests: readonly Guest[],
  writers: Iterable<WxrAuthor>,
): Writers {
  const authors = withGuests(listed, guests);
  const byWord = new Map([...authors.values()].flatMap(({ login, words = [] }) => words.map((word) => [word, login])));
  const unlisted = new Map<string, WxrAuthor>();
  for (const writer of writers) {
    const login =
      [writer.name, writer.login].find((one) => authors.has(one)) ??
      byWord.get(writer.login) ??
      byWord.get(writer.name);
    const author = login === undefined ? undefined : authors.get(login);
    if (author === undefined) unlisted.set(writer.login, writer);
    else if (writer.login !== author.login && !byWord.has(writer.login)) {
      byWord.set(writer.login, author.login);
      authors.set(author.login, { ...author, words: [...(author.words ?? []), writer.login] });
    }
  }
  return { authors, unlisted };
}

/** A guest that is the profile of an author says more of that author. */
function withGuests(listed: ReadonlyMap<string, WxrAuthor>, guests: readonly Guest[]): Map<string, WxrAuthor> {
  const authors = new Map(listed);
  for (const { linked, ...guest } of guests) {
    const author = authors.get(linked);
    if (author === undefined) authors.set(guest.login, guest);
    else {
      const { name, bio, picture, words = [] } = guest;
      const known = { ...author, name, words: [...(author.words ?? []), ...words] };
      authors.set(linked, { ...known, ...(bio && { bio }), ...(picture && { picture }) });
    }
  }
  return authors;
}
