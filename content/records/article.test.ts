import { describe, expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";
import { brand } from "../../model/brand.ts";

/** Without the www of most. */
const bareDomain = brand.domain.replace(/^www\./, "");

const story = {
  title: "A story",
  canonical_url: `${brand.domain}/politics/a-story`,
  publication_date: "2025-01-02T03:04:05-05:00",
};

describe("an article's address", () => {
  it.each([
    [`${brand.domain}/politics/a`, "/politics/a"],
    [`https://${bareDomain}/politics/a/`, "/politics/a"],
    ["/politics/a?ref=mail#top", "/politics/a"],
    ["https://elsewhere.example/politics/a", undefined],
  ])("%s is served at %s", (canonical_url, path) => {
    expect(accepted("article", { ...story, canonical_url }).index.path).toBe(path);
  });
});

describe("an article's lists", () => {
  it("come from its sections, category, address, tags and their ancestors, shows and people", () => {
    const { index } = accepted("article", {
      ...story,
      fn__sections: [{ path: "/us/" }, "World"],
      wp__category: [{ title: "Elections", path: "politics/elections" }],
      wp__tags: [{ path: "us/crime/courts" }, { slug: "weather" }],
      fn__shows: [{ title: "The Vail Report" }, { title: "Dawn", slug: "dawn-show" }],
      fn__contributors: [{ full_name: "N", page_url: "/person/n/nora", person_id: 7 }],
    });
    expect(index.lists).toEqual([
      "all",
      "section:us",
      "section:world",
      "section:politics/elections",
      "section:politics",
      "tag:us/crime/courts",
      "tag:us/crime",
      "tag:us",
      "tag:weather",
      "show:the-vail-report",
      "show:dawn-show",
      "person:7",
      "person:nora",
    ]);
  });

  it.each(["slideshow", "interactive"])("of a %s are doubled by its form", (fn__legacy_type) => {
    const { index } = accepted("article", { ...story, fn__legacy_type });
    expect(index.lists).toEqual([
      "all",
      "section:politics",
      `all&form:${fn__legacy_type}`,
      `section:politics&form:${fn__legacy_type}`,
    ]);
    expect(index.card?.form).toBe(fn__legacy_type);
  });

  it.each([
    ["the platform flag", { fn__distribution_platforms: { facebook_news: { opinion: true } } }],
    ["the story type", { fn__story_type: "Opinion" }],
    ["the section", { canonical_url: "/opinion/a" }],
  ])("hold it as opinion by %s", (_by, fields) => {
    const { index } = accepted("article", { ...story, ...fields });
    expect(index.lists).toContain("form:opinion");
    expect(index.card?.isOpinion).toBe(true);
  });
});

describe("an article's spellings", () => {
  it("of the category: an object or a list", () => {
    const category = { title: "U.S.", slug: "us", path: "us" };
    expect(accepted("article", { ...story, wp__category: category }).doc.wp__category).toEqual(category);
    expect(accepted("article", { ...story, wp__category: [category] }).doc.wp__category).toEqual(category);
    expect(accepted("article", { ...story, wp__category: [] }).doc.wp__category).toBeUndefined();
  });

  it("of nothing: [] where an object belongs", () => {
    const nothing = { fn__syndication_info: [], branding: [], comments: [], fn__distribution_platforms: [] };
    expect(accepted("article", { ...story, ...nothing }).doc.fn__syndication_info).toBeUndefined();
    const shared = accepted("article", {
      ...story,
      fn__syndication_info: { canonical_url: "https://elsewhere.example/a" },
    });
    expect(shared.doc.fn__syndication_info).toEqual({ canonical_url: "https://elsewhere.example/a" });
  });

  it.each([
    ["/images/a.jpg", "/images/a.jpg"],
    [{ url: "/images/a.jpg" }, "/images/a.jpg"],
    [{ content_type: "image", content: { url: "/images/a.jpg" }, title: "A" }, "/images/a.jpg"],
    [{ content_type: "video", content: { thumbnail: { url: "/images/v.jpg" } } }, "/images/v.jpg"],
    [[], undefined],
  ])("of a picture: %j", (social_image, expected) => {
    expect(accepted("article", { ...story, social_image }).doc.social_image).toBe(expected);
  });

  it("of times: one form comes out, and all zeros mean a draft", () => {
    const { doc, index } = accepted("article", story);
    expect(doc.publication_date).toBe("2025-01-02T08:04:05.000Z");
    expect(index).toMatchObject({ at: Date.parse("2025-01-02T08:04:05Z"), published: true });
    const draft = accepted("article", { ...story, publication_date: "0000-00-00 00:00:00" });
    expect(draft.doc).toMatchObject({ published: false, publication_date: "0000-00-00 00:00:00" });
    expect(draft.index.published).toBe(false);
  });
});

it("LIST-01 an article's card has what a list shows", () => {
  const { index } = accepted("article", {
    ...story,
    dek: "What it says.",
    isBreaking: "True",
    thumbnail: "/images/a.jpg",
    wp__category: { title: "Politics", path: "politics" },
    fn__contributors: ["Nora Castellan"],
  });
  expect(JSON.parse(JSON.stringify(index.card))).toEqual({
    id: "x",
    title: "A story",
    url: "/politics/a-story",
    form: "article",
    imageUrl: "/images/a.jpg",
    dek: "What it says.",
    isBreaking: true,
    category: { name: "Politics", url: "/politics" },
    authors: [{ name: "Nora Castellan" }],
    publicationDate: "2025-01-02T08:04:05.000Z",
  });
});

it("pasted prose is searched as any other words, a frame is not", () => {
  const { index } = accepted("article", {
    ...story,
    components: [
      { is: "raw-html", props: { content: "<p>Pasted <b>prose</b></p>" } },
      {
        is: "raw-html",
        props: { content: '<iframe src="https://maps.example/secret" width="600" height="400"></iframe>' },
      },
    ],
  });
  expect(index.search?.body).toBe("Pasted prose");
});

it("an article's searched words are without markup", () => {
  const { index } = accepted("article", {
    ...story,
    components: [
      { is: "paragraph", props: { text: 'First &amp; <a href="/secret-address">linked</a> words' } },
      { is: "heading", props: { level: 2, text: "Second" } },
    ],
  });
  expect(index.search?.body.split(/\s+/)).toEqual(["First", "&", "linked", "words", "Second"]);
});
