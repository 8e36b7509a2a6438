// The authors of a blog as people: ids, addresses, and by which words old addresses name them.

import { describe, expect, it } from "vitest";
import { authorWords, wordsOfAuthors } from "./author-words.ts";
import { blogOf } from "./blog.ts";
import { peopleOf, personRecord } from "./people-of.ts";

const blog = blogOf({ title: "The Old Example", address: "https://old.example" }, undefined);
const author = { id: "3", login: "nc", name: "Nora Castellan" };

describe("authors of a blog", () => {
  it("authors of one name have an address each, beside who is there already", () => {
    const authors = ["nc", "nc2", "mk"].map((login, place) => ({
      id: String(9 - place),
      login,
      name: login === "mk" ? "M. K." : author.name,
    }));
    const people = [...peopleOf(authors, blog, (path, id) => path === "/person/m/m-k" && id !== "x").values()];
    expect(people.map(personRecord).map(({ id, canonicalUrl }) => [id, canonicalUrl])).toEqual([
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
    expect(Object.fromEntries(wordsOfAuthors(Object.keys(expected)))).toEqual(expected);
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
