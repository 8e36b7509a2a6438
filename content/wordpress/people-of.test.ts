// The authors of a blog as people: ids, addresses, and by which words old addresses name them.

import { describe, expect, it } from "vitest";
import { authorWords, wordsOfAuthors } from "./author-words.ts";
import { blogOf } from "./blog.ts";
import { guestOf, whoWrote } from "./guest-authors.ts";
import { peopleOf, personFinder, personRecord, writersOf } from "./people-of.ts";
import type { WxrItem } from "./read-wxr.ts";

const blog = blogOf({ title: "The Old Example", address: "https://old.example" }, undefined);
const author = { id: "3", login: "nc", name: "Nora Castellan" };

const item = (fields: Record<string, string>, meta: Record<string, string> = {}, terms: WxrItem["terms"] = []) => ({
  fields: new Map(Object.entries(fields)),
  meta: new Map(Object.entries(meta).map(([name, value]) => [name, [value]])),
  terms,
  comments: [],
});
const guest = (word: string, meta: Record<string, string>) =>
  item({ "wp:post_type": "guest-author", "wp:post_name": `cap-${word}`, "wp:status": "publish" }, meta);
const writing = (slug: string, name: string) => item({}, {}, [{ domain: "author", slug: `cap-${slug}`, name }]);

describe("guest authors", () => {
  const guests = [
    guest("paul", {
      "cap-display_name": "Paul L’Invité",
      "cap-description": "Bio of Paul",
      "cap-user_login": "p.guest",
      _thumbnail_id: "7",
    }),
    guest("nora-c", { "cap-display_name": "Nora C.", "cap-linked_account": "nc" }),
    item({ "wp:post_type": "guest-author", "wp:post_name": "cap-gone", "wp:status": "trash" }),
  ].flatMap((one) => guestOf(one) ?? []);
  const stories = [
    writing("paul", "paul"),
    writing("p-guest", "p.guest"),
    writing("nora-c", "nora-c"),
    writing("jdoe", "j.doe"),
    writing("else", "Somebody Else"),
  ];
  const listed = [author, { id: "4", login: "j.doe", name: "Jean Dô" }].map((one) => [one.login, one] as const);
  const { authors, unlisted } = whoWrote(new Map(listed), guests, stories.flatMap(writersOf));
  const people = peopleOf([...authors.values(), ...unlisted.values()], blog, () => false);
  const personOf = personFinder(people);

  it.each([
    ["by their slug", 0, "Paul L’Invité", "old-example-paul"],
    ["by their login", 1, "Paul L’Invité", "old-example-paul"],
    ["as the profile of an author", 2, "Nora C.", "old-example-nc"],
    ["an author by the login, which addresses write in another way", 3, "Jean Dô", "old-example-j-doe"],
    ["and nobody knows who else it is", 4, "Somebody Else", "old-example-else"],
  ])("are known %s", (_, story, name, id) => {
    const [writer] = stories.slice(story, story + 1).flatMap(writersOf);
    expect(writer && personOf(writer)).toMatchObject({ name, id });
  });

  it("have their biography and their picture, and no second person stands beside them", () => {
    expect([...people.keys()]).toEqual(["nc", "j.doe", "else", "paul"]);
    const paul = people.get("paul");
    expect(paul && personRecord(paul, (number) => `/uploads/${number}.jpg`)).toMatchObject({
      full_name: "Paul L’Invité",
      shortBio: "Bio of Paul",
      avatar: { url: "/uploads/7.jpg" },
    });
    expect(people.get("j.doe")?.words).toEqual(["jdoe", "j-doe"]);
  });
});

describe("authors of a blog", () => {
  it("authors of one name have an address each, beside who is there already", () => {
    const authors = ["nc", "nc2", "mk"].map((login, place) => ({
      id: String(9 - place),
      login,
      name: login === "mk" ? "M. K." : author.name,
    }));
    const people = [...peopleOf(authors, blog, (path, id) => path === "/person/m/m-k" && id !== "x").values()];
    expect(people.map((person) => personRecord(person)).map(({ id, canonicalUrl }) => [id, canonicalUrl])).toEqual([
      ["old-example-mk", "/person/m/m-k-mk"],
      ["old-example-nc2", "/person/n/nora-castellan"],
      ["old-example-nc", "/person/n/nora-castellan-nc"],
    ]);
  });

  it("authors whose logins differ in signs alone have an id each", () => {
    const authors = ["a.b", "a-b"].map((login, place) => ({ id: String(place + 1), login, name: login }));
    const people = [...peopleOf(authors, blog, () => false).values()];
    expect(people.map(({ id, path }) => [id, path])).toEqual([
      ["old-example-a-b", "/person/a/a-b"],
      ["old-example-a-b-2", "/person/a/a-b-a-b"],
    ]);
  });

  it.each<[string, string, string[]]>([
    ["nora", "/author/nora", ["nora"]],
    ["nora@paper.example", "/author/norapaper-example", ["norapaper-example", "nora-paper-example"]],
    ["N. Castellan", "/author/n-castellan", ["n-castellan"]],
    ["@@", "", []],
  ])("the login %s is written in addresses as WordPress does: %s", (login, _, expected) => {
    expect(authorWords(login)).toEqual(expected);
  });

  it.each<[string, Record<string, string[]>]>([
    ["the first keeps it", { "m.l": ["m-l"], "m l": ["m-l-2"], "M-L": ["m-l-3"] }],
    ["a number that somebody has is nobody else's", { "m.l": ["m-l"], "m l": ["m-l-3"], "m-l-2": ["m-l-2"] }],
    ["how it is written now comes before how it once was", { "a@b": ["ab"], "a-b": ["a-b"] }],
  ])("authors whose logins are written alike have a word each: %s", (_, expected) => {
    expect(Object.fromEntries(wordsOfAuthors(Object.keys(expected).map((login) => ({ login }))))).toEqual(expected);
  });

  it("authors of odd logins, and who is not listed, have an id and an address each", () => {
    const authors = ["@@", "##", "nora@paper.example"].map((login) => ({ id: "", login, name: login }));
    const people = [...peopleOf([...authors, { ...author, login: "ada" }], blog, () => false).values()];
    expect(people.map(({ id }) => id)).toEqual([
      "old-example-ada",
      expect.stringMatching(/^old-example-author-[0-9a-f]{8}$/),
      expect.stringMatching(/^old-example-author-[0-9a-f]{8}$/),
      "old-example-nora-paper-example",
    ]);
    expect(new Set(people.map(({ path }) => path)).size).toBe(4);
  });
});
