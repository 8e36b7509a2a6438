// Long: every rule of an article's head, on one story.

import { describe, expect, it } from "vitest";
import { parseRecord } from "../../content/records/parse-record.ts";
import type { Head } from "../../core/head.ts";
import { articleMetadata } from "../article/article-metadata.ts";
import { articleHead } from "./article-head.ts";
import { homeHead } from "./home-head.ts";
import { robots } from "./robots.ts";
import { liveBlogPosting } from "./structured-live-blog.ts";
import { content, contents, href, origin, structured } from "./testing.ts";
import { brand } from "../../model/brand.ts";

const story = {
  type: "article",
  id: "a-1",
  title: "Senate clears the bill",
  canonical_url: "www.meridian.example/politics/senate-clears-bill",
  dek: "The dek.",
  thumbnail: "/uploads/art/a.svg",
  imageAlt: "The Capitol",
  wp__category: { slug: "politics", title: "Politics", path: "politics" },
  wp__tags: [
    { path: "politics/senate", title: "Senate", isa_value: "1001" },
    { path: "us/disasters", title: "Disasters" },
  ],
  fn__contributors: [
    { full_name: "Theo Brandt", page_url: "/person/t/theo-brandt", role: "Author" },
    { full_name: "Nora Castellan", page_url: "/person/n/nora-castellan" },
  ],
  fn__shows: [{ title: "The Vail Report" }],
  fn__sources: [{ label: brand.name, url: "/" }],
  publication_date: "2026-11-14T12:00:00Z",
  last_published_date: "2026-11-14T15:00:00Z",
  last_modified_date: "2026-11-14T16:00:00Z",
  components: [{ is: "paragraph", props: { text: "The <b>first</b> paragraph." } }],
};

function metadataOf(more: object = {}, path = "/politics/senate-clears-bill") {
  const parsed = parseRecord(JSON.stringify({ ...story, ...more }));
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  return articleMetadata(JSON.parse(parsed.ok.doc), path, origin);
}

const headOf = (more: object = {}, path?: string) => articleHead(metadataOf(more, path), origin);

describe("articleHead", () => {
  const onAmp = { fn__distribution_platforms: { google_news: { amp: true } } };
  const standardUrl = `${origin}/politics/senate-clears-bill`;

  it("ART-02 the standard page of a story that is on AMP links its AMP page, no other does", () => {
    expect(href(headOf(onAmp), "amphtml")).toBe(`${standardUrl}.amp`);
    expect(href(headOf(), "amphtml")).toBeUndefined();
    expect(href(headOf(onAmp, "/politics/senate-clears-bill.amp"), "amphtml")).toBeUndefined();
  });

  it("ART-15 the AMP page points to the standard one and has the same story without its text", () => {
    const standard = structured(headOf(onAmp), "NewsArticle");
    const head = headOf(onAmp, "/politics/senate-clears-bill.amp");
    expect(href(head, "canonical")).toBe(standardUrl);
    expect(standard).toMatchObject({ articleBody: "The first paragraph." });
    expect({ ...structured(head, "NewsArticle"), articleBody: standard["articleBody"] }).toEqual(standard);
    expect(structured(head, "NewsArticle")).not.toHaveProperty("articleBody");
  });

  it("META-01 cuts the structured headline to 110 characters", () => {
    const { headline } = structured(headOf({ title: "x".repeat(200) }), "NewsArticle");
    expect(headline).toHaveLength(110);
  });

  it("META-01 publisher logo 360x60, language en-US", () => {
    expect(structured(headOf(), "NewsArticle")).toMatchObject({
      inLanguage: "en-US",
      publisher: { logo: { url: `${origin}/logo-360x60.png`, width: "360", height: "60" } },
    });
  });

  it("META-01 images: 931x523 structured, 1200x675 social, 1024x512 Twitter; the default is 1200x675", () => {
    const own = headOf();
    expect(structured(own, "NewsArticle")["image"]).toMatchObject({
      url: `${origin}/img/uploads/art/931/523/a.svg?ve=1&tl=1`,
      width: "931",
      height: "523",
    });
    expect(content(own, "og:image")).toBe(`${origin}/img/uploads/art/1200/675/a.svg?ve=1&tl=1`);
    expect(content(own, "twitter:image")).toBe(`${origin}/img/uploads/art/1024/512/a.svg?ve=1&tl=1`);
    const none = headOf({ thumbnail: undefined });
    const card = `${origin}/cards/1200/675/politics/senate-clears-bill.jpg?v=`;
    expect(content(none, "og:image")).toContain(card);
    expect(content(none, "twitter:image")).toContain(card.replace("1200/675", "1024/512"));
    expect(content(none, "og:image:alt")).toBe("Senate clears the bill");
    const image = structured(none, "NewsArticle")["image"];
    expect(image).toMatchObject({ url: expect.stringContaining(card), width: "1200", height: "675" });
    const draft = headOf({ thumbnail: undefined, published: false });
    expect(content(draft, "og:image")).toBe(`${origin}/social-card.png`);
  });

  it("META-01 says size and kind of the pictures it makes, and of no others", () => {
    const kinds = ["og:image:type", "og:image:width", "og:image:height"];
    const said = (head: Head) => kinds.map((kind) => content(head, kind));
    expect(said(headOf())).toEqual(["image/jpeg", "1200", "675"]);
    expect(said(headOf({ thumbnail: undefined }))).toEqual(["image/jpeg", "1200", "675"]);
    expect(said(homeHead({ origin }))).toEqual(["image/png", "1200", "675"]);
    const foreign = headOf({ thumbnail: "https://pictures.example/a.jpg" });
    expect(content(foreign, "og:image")).toBe("https://pictures.example/a.jpg");
    expect(said(foreign)).toEqual([undefined, undefined, undefined]);
    expect(structured(foreign, "NewsArticle")["image"]).not.toHaveProperty("width");
  });

  it("META-03 names the author after the author's addresses, for readers that keep the last", () => {
    const names = headOf().tags.map(({ attributes }) => attributes["name"] ?? attributes["property"] ?? "");
    expect(names.lastIndexOf("author")).toBeGreaterThan(names.lastIndexOf("article:author"));
  });

  it("META-03 the body of structured data begins with the place, as the page does", () => {
    const body = structured(headOf({ dateline: "<b>WASHINGTON</b>" }), "NewsArticle")["articleBody"];
    expect(body).toBe("WASHINGTON — The first paragraph.");
  });

  it("META-02 robots of articles, of drafts and of shared posts", () => {
    expect(content(headOf(), "robots")).toBe("index, follow, max-image-preview:large, max-video-preview:-1");
    expect(content(headOf({ published: false }), "robots")).toBe("noindex, nofollow");
    expect(content(headOf({ noindex: true }), "robots")).toBe("noindex, follow");
    expect(content(headOf(), "Googlebot-News")).toBeUndefined();
    expect(content(headOf({ original_shared_post: { id: "x" } }), "Googlebot-News")).toBe("noindex");
  });

  it("META-03 social title, description and image win over the story's own", () => {
    const head = headOf({
      social_title: "S",
      social_description: "D",
      social_image: { content: { url: "/uploads/s.jpg" } },
    });
    expect([content(head, "og:title"), content(head, "twitter:title")]).toEqual(["S", "S"]);
    expect(content(head, "og:description")).toBe("D");
    expect(content(head, "og:image")).toContain("/img/uploads/1200/675/s.jpg");
  });

  it("META-06 the first short address is the shortlink, as a whole address", () => {
    expect(href(headOf({ short_urls: ["https://mer.example/a1", "/go/a1"] }), "shortlink")).toBe(
      "https://mer.example/a1",
    );
    expect(href(headOf({ short_urls: [{ url: "/go/a1" }] }), "shortlink")).toBe(`${origin}/go/a1`);
    expect(href(headOf(), "shortlink")).toBeUndefined();
  });

  it("META-06 the id names the story to aggregators and in structured data", () => {
    const head = headOf({ id: 90210 });
    expect(content(head, "dc.identifier")).toBe("90210");
    expect(structured(head, "NewsArticle")).toMatchObject({ identifier: "90210" });
  });

  const photo = {
    is: "article-image",
    props: { url: "/uploads/b.jpg", alt: "A pier", caption: "The <b>pier</b>", copyright: "AP" },
  };

  it.each([
    [
      { thumbnail: undefined, imageAlt: undefined, components: [photo] },
      { caption: "The pier", creditText: "AP" },
      "A pier",
    ],
    [{ thumbnail: "/uploads/b.jpg", components: [photo] }, { caption: "The pier", creditText: "AP" }, "The Capitol"],
    [
      { thumbnail: "/uploads/other.jpg", components: [photo] },
      { caption: "The Capitol", creditText: undefined },
      "The Capitol",
    ],
  ])(
    "META-06 structured data and sharing say of the picture what the story says of that one: %j",
    (more, said, alt) => {
      const { image } = structured(headOf(more), "NewsArticle") as { image: object };
      expect({ creditText: undefined, ...image }).toMatchObject(said);
      expect(content(headOf(more), "og:image:alt")).toBe(alt);
    },
  );

  it("META-06 a picture chosen for sharing alone is in structured data, without another picture's words", () => {
    const head = headOf({ thumbnail: undefined, social_image: "/uploads/s.jpg" });
    const { image } = structured(head, "NewsArticle") as { image: object };
    expect(image).toMatchObject({ url: `${origin}/img/uploads/931/523/s.jpg?ve=1&tl=1` });
    expect(image).not.toHaveProperty("caption");
    expect(content(head, "og:image:alt")).toBe("Senate clears the bill");
  });

  it.each([
    [{ thumbnail: "/uploads/a.gif" }, "/img/uploads/1024/512/a.gif?ve=1&tl=1"],
    [{ thumbnail: "https://elsewhere.example/a.jpg" }, "/social-card-2x1.png"],
    [{ thumbnail: undefined, social_image: "/uploads/s.jpg" }, "/img/uploads/1024/512/s.jpg?ve=1&tl=1"],
  ])("META-06 Twitter's picture is 1024x512 whatever the story has: %j", (more, expected) => {
    expect(content(headOf(more), "twitter:image")).toBe(origin + expected);
  });

  it("META-03 a third-party canonical url wins where given", () => {
    expect(href(headOf(), "canonical")).toBe(`${origin}/politics/senate-clears-bill`);
    expect(href(headOf({ third_party_canonical_url: "https://wire.example/a" }), "canonical")).toBe(
      "https://wire.example/a",
    );
  });

  const wire = {
    content_type: "wire_post",
    external_source: "Coastal Wire",
    third_party_canonical_url: "https://wire.example/a",
    fn__sources: [{ label: "Coastal Wire", url: "https://wire.example" }],
    fn__contributors: [],
  };

  it("ART-15 a story of an agency points there, names it and stays out of news search", () => {
    const head = headOf(wire);
    expect(href(head, "canonical")).toBe("https://wire.example/a");
    expect(content(head, "og:url")).toBe("https://wire.example/a");
    expect(content(head, "dc.source")).toBe("Coastal Wire");
    expect(content(head, "Googlebot-News")).toBe("noindex");
    expect(content(head, "robots")).toBe(robots.article);
    expect(structured(head, "NewsArticle")).toMatchObject({
      author: [{ "@type": "Organization", name: "Coastal Wire", url: "https://wire.example" }],
      sourceOrganization: { name: "Coastal Wire", url: "https://wire.example" },
      creditText: "Coastal Wire",
      isBasedOn: "https://wire.example/a",
      publisher: { name: brand.name },
    });
  });

  it("ART-15 a story of an agency without a home elsewhere is at home here", () => {
    const head = headOf({ ...wire, third_party_canonical_url: undefined });
    expect(href(head, "canonical")).toBe(`${origin}/politics/senate-clears-bill`);
    expect(content(head, "Googlebot-News")).toBeUndefined();
    expect(structured(head, "NewsArticle")).not.toHaveProperty("isBasedOn");
  });

  it("ART-15 the AMP variant points to the standard page; neither it nor that one names an agency", () => {
    const amp = metadataOf(onAmp, "/politics/senate-clears-bill.amp");
    expect([amp.variant, metadataOf(onAmp).variant, metadataOf(wire).variant]).toEqual(["amp", "standard", "external"]);
    const head = articleHead(amp, origin);
    expect(href(head, "canonical")).toBe(`${origin}/politics/senate-clears-bill`);
    expect(structured(head, "NewsArticle")).not.toHaveProperty("sourceOrganization");
  });

  it("META-03 files the story by the names aggregators read", () => {
    const head = headOf();
    expect(head.title).toBe(`Senate clears the bill | ${brand.name}`);
    expect(
      Object.fromEntries(
        ["dc.creator", "classification-tags", "classification-isa", "prism.section", "pagetype"].map((name) => [
          name,
          content(head, name),
        ]),
      ),
    ).toEqual({
      "dc.creator": "Theo Brandt, Nora Castellan",
      "classification-tags": "politics/senate,us/disasters",
      "classification-isa": "1001",
      "prism.section": "politics",
      pagetype: "article",
    });
    expect(contents(head, "article:author")).toEqual([
      `${origin}/person/t/theo-brandt`,
      `${origin}/person/n/nora-castellan`,
    ]);
  });

  it("META-03 structured data: dates, authors with url, body, breadcrumbs, speakable", () => {
    const head = headOf();
    expect(structured(head, "NewsArticle")).toMatchObject({
      headline: "Senate clears the bill",
      datePublished: "2026-11-14T12:00:00.000Z",
      dateModified: "2026-11-14T16:00:00.000Z",
      author: [
        { "@type": "Person", name: "Theo Brandt", url: `${origin}/person/t/theo-brandt`, jobTitle: "Author" },
        { "@type": "Person", name: "Nora Castellan", url: `${origin}/person/n/nora-castellan` },
      ],
      articleBody: "The first paragraph.",
    });
    expect(structured(head, "WebPage")["speakable"]).toMatchObject({ cssSelector: [".headline", ".speakable"] });
    expect(structured(head, "BreadcrumbList")["itemListElement"]).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, name: "Politics", item: `${origin}/politics` },
      { position: 3, name: "Senate clears the bill" },
    ]);
  });

  it("META-04 opinion is structured as opinion; a story without names is its source's", () => {
    const head = headOf({ fn__story_type: "opinion", fn__contributors: [] });
    expect(structured(head, "OpinionNewsArticle")["author"]).toMatchObject([
      { "@type": "Organization", name: brand.name },
    ]);
  });

  it("ART-12 a live blog says that it is one also while its platform tells nothing; a draft says nothing", () => {
    const launcher = '<script src="https://x.example/launcher.js" data-live-blog="true"></script>';
    const components = [{ is: "raw-html", props: { content: launcher } }];
    expect(liveBlogPosting({}, metadataOf({ components }), origin)).toMatchObject({
      "@type": "LiveBlogPosting",
      headline: "Senate clears the bill",
      coverageStartTime: "2026-11-14T12:00:00.000Z",
      dateModified: "2026-11-14T16:00:00.000Z",
    });
    expect(liveBlogPosting({}, metadataOf(), origin)).toBeUndefined();
    expect(liveBlogPosting({}, metadataOf({ components, published: false }), origin)).toBeUndefined();
    expect(headOf({ published: false }).jsonLd).toEqual([]);
  });

  it("META-04 derives section, subsection, show, source, names and flags", () => {
    expect(metadataOf({ fox_bet: true, fn__sections: ["politics/senate"] })).toMatchObject({
      section: { slug: "politics", name: "Politics", url: "/politics" },
      subsection: "politics/senate",
      show: "The Vail Report",
      articleURL: `${origin}/politics/senate-clears-bill`,
      source: brand.name,
      authorName: "Theo Brandt, Nora Castellan",
      isAMP: false,
      isOpinion: false,
      isLiveBlog: false,
      foxBet: true,
    });
  });

  it("ART-03 the article URL is the domain plus the route path, without the ending of a variant", () => {
    expect(metadataOf({}, "/politics/senate-clears-bill.print").articleURL).toBe(
      `${origin}/politics/senate-clears-bill`,
    );
  });
});
