import { expect, it } from "vitest";
import { personDescription, personHead } from "./person-head.ts";

it.each([
  ["plain words", "Covers <em>Congress</em>.", "Covers Congress."],
  ["paragraphs", "<p>One.</p><p>Two.</p>", "One. Two."],
  ["links", 'Writes for <a href="/politics">Politics</a> &amp; more', "Writes for Politics & more"],
  ["exactly 250 characters", "a".repeat(250), "a".repeat(250)],
  ["more than 250 characters", `<p>${"a".repeat(251)}</p>`, "a".repeat(250)],
  ["nothing", "", ""],
])("PERSON-04 a description of %s has no tags and at most 250 characters", (_, bio, expected) => {
  expect(personDescription(bio)).toBe(expected);
});

const nora = {
  name: "Nora Castellan",
  personSlug: "nora-castellan",
  path: "/person/n/nora-castellan",
  origin: "https://news.example",
};

it("PERSON-03 the page leads feed readers to the feed of the person's stories", () => {
  const links = personHead(nora).tags.filter(({ attributes }) => attributes["rel"] === "alternate");
  expect(links.map(({ attributes }) => [attributes["type"], attributes["href"]])).toEqual([
    ["application/rss+xml", "/feeds/people/nora-castellan.xml"],
    ["application/feed+json", "/feeds/people/nora-castellan.json"],
  ]);
});

it("PERSON-04 the page is a ProfilePage of a Person", () => {
  const { jsonLd } = personHead({
    ...nora,
    title: "Correspondent",
    shortBio: `<b>${"b".repeat(300)}</b>`,
    sameAs: ["https://x.com/nora"],
  });
  expect(jsonLd[0]).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: "Nora Castellan",
      jobTitle: "Correspondent",
      description: "b".repeat(250),
      sameAs: ["https://x.com/nora"],
    },
  });
});

it("each page of stories has an address of its own, the person only one", () => {
  const { tags, jsonLd } = personHead({ ...nora, page: 2 });
  const url = "https://news.example/person/n/nora-castellan";
  expect(tags).toContainEqual({ tag: "link", attributes: { rel: "canonical", href: `${url}?page=2` } });
  expect(jsonLd[0]).toMatchObject({ mainEntity: { url } });
});
