// Whose a story is: the rights of a wire stay with it, and nobody else's are claimed.

import { expect, it } from "vitest";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { article } from "../records/article.ts";
import { inSmallLetters, ninjsItem } from "./ninjs-item.ts";
import { ninjsMedia } from "./ninjs-media.ts";
import { ninjsOfStory } from "./ninjs-of-story.ts";
import { storyOfItem } from "./story-of-item.ts";

const home = { origin: "https://courier.example", language: "en-US", publisher: "The Courier", now: 0 };

function read(given: object): { story: GivenRecord; left: string[]; notes: string[] } {
  const [left, notes]: string[][] = [[], []];
  const item = ninjsItem.parse(inSmallLetters({ uri: "urn:agency:4", headlines: [{ value: "Tides" }], ...given }));
  const story = storyOfItem(item, {
    name: "agency",
    section: "wire",
    file: (title) => ({ title, path: "wire" }),
    media: ninjsMedia("agency", false),
    tell: (what) => void left?.push(what),
    note: (what) => void notes?.push(what),
  });
  return { story, left: left ?? [], notes: notes ?? [] };
}

function exported(story: object): Record<string, unknown> {
  return { ...ninjsOfStory({ id: "7", ...article.schema.parse(story) }, home) };
}

const rights = {
  language: "nds",
  copyrightHolder: "Agency Ltd",
  copyrightNotice: "© Agency & Sons",
  usageTerms: "Customers only",
  edNote: "Hold until noon",
  infoSources: [{ name: "Agency", uri: "https://agency.example/", rel: "provider" }],
  genres: [{ name: "Comment" }],
  events: [{ name: "Harbour day" }],
  places: [{ name: "Boston" }],
  organisations: [{ name: "Port authority" }],
};

it("rights, terms, sources and what is spoken of are kept and given back", () => {
  const people = [
    { name: "Ada Quill", rel: "author" },
    { name: "Captain X", rel: "mentioned" },
  ];
  const { story, left, notes } = read({ ...rights, people, altIds: [{ role: "slug", value: "t4" }] });
  expect(left).toEqual([]);
  expect(notes).toEqual(["may be used on these terms: Customers only", "has a note to editors: Hold until noon"]);
  expect(story).toMatchObject({
    fn__sources: [{ label: "Agency", url: "https://agency.example/" }],
    fn__footer: "© Agency &amp; Sons",
  });
  expect(exported(story)).toMatchObject({
    ...rights,
    people,
    altIds: [
      { role: "id", value: "7" },
      { role: "original", value: "urn:agency:4" },
      { role: "slug", value: "t4" },
    ],
  });
});

it.each([
  ["a story of one's own", {}, "The Courier"],
  ["one that names the publisher as its source", { external_source: "The Courier" }, "The Courier"],
  ["one of another source", { external_source: "Agency" }, undefined],
  ["an item that says nothing of rights", { ninjs: { uri: "urn:agency:4", altids: [] } }, undefined],
  ["an item that does", { ninjs: { uri: "urn:agency:4", copyrightholder: "Agency Ltd" } }, "Agency Ltd"],
  ["a field that is no item", { ninjs: "words" }, "The Courier"],
])("the rights in %s", (_what, fields, holder) => {
  const story = { title: "Tides", canonical_url: "/coast/tides", ...fields };
  expect(exported(story)["copyrightHolder"]).toBe(holder);
});

it("what has no place here is named", () => {
  const given = { standard: { name: "ninjs" }, rightsInfo: { encodedRights: "x" }, urgency: 3, trustIndicators: [] };
  expect(read(given).left).toEqual(["its rightsinfo", "its urgency"]);
});

const picture = { type: "picture", renditions: [{ href: "https://agency.example/p.jpg" }] };

it.each([
  [{ by: "Lena Photo", copyrightHolder: "Photo Ltd" }, "Lena Photo / Photo Ltd"],
  [{ by: "Lena Photo", copyrightNotice: "© Lena Photo/Photo Ltd" }, "© Lena Photo/Photo Ltd"],
  [{ by: "Lena Photo" }, "Lena Photo"],
  [{ copyrightNotice: "© 2026", copyrightHolder: "Photo Ltd" }, "© 2026"],
  [{}, undefined],
])("the credit of the main picture that says %o is %s", (given, credit) => {
  expect(read({ associations: [{ ...picture, ...given }] }).story["imageCopyright"]).toBe(credit);
});

it.each([
  [{ contentType: "text/plain", value: "Tide & <pier>" }, "Tide &amp; &lt;pier&gt;"],
  [{ contentType: "text/html", value: "The <em>pier</em>" }, "The <em>pier</em>"],
])("the caption %o of the main picture is shown with it", (description, caption) => {
  const of = { ...picture, descriptions: [{ role: "caption", ...description }], usageTerms: "Once" };
  const { story, notes } = read({ associations: [of], bodies: [{ contentType: "text/html", value: "<p>Words.</p>" }] });
  expect(story["components"]).toMatchObject([
    { is: "article-image", props: { url: "https://agency.example/p.jpg", caption } },
    { is: "paragraph" },
  ]);
  expect(notes).toEqual(["its picture may be used on these terms: Once"]);
});

it.each([
  ["text/plain", "CO₂ & <Heat>: 10⁶", "CO₂ & <Heat>: 10⁶"],
  ["text/plain", "a<b>c  d", "a<b>c d"],
  ["text/plain;charset=utf-8", "Salt &amp; vinegar", "Salt &amp; vinegar"],
  ["text/html", "Salt &amp; <i>vinegar</i>", "Salt & vinegar"],
  [undefined, "Salt &amp; vinegar", "Salt & vinegar"],
])("a headline of %s, %s, reads %s", (contentType, value, title) => {
  const { story } = read({ headlines: [{ contentType, value }], descriptions: [{ contentType, value }] });
  expect([story["title"], story["dek"]]).toEqual([title, title]);
});
