import { describe, expect, it } from "vitest";
import { homeHead } from "./home-head.ts";
import { personDescription, personHead } from "./person-head.ts";
import { robots } from "./robots.ts";
import { linkedFeedPath } from "./feed-addresses.ts";
import { sectionHead } from "./section-head.ts";
import { simpleHead } from "./simple-head.ts";
import { content, href, origin, structured } from "./testing.ts";
import { brand } from "../../model/brand.ts";

describe("sectionHead", () => {
  it("FRONT-02 the title is metaTitle, or title, with the site suffix", () => {
    expect(sectionHead({ title: "Politics", path: "/politics", origin }).title).toBe(`Politics | ${brand.name}`);
    expect(sectionHead({ title: "Politics", metaTitle: "Politics Today", path: "/politics", origin }).title).toBe(
      `Politics Today | ${brand.name}`,
    );
  });

  it("FRONT-03 the canonical link is the domain plus the route path", () => {
    expect(href(sectionHead({ title: "Crime", path: "/category/us/crime", origin }), "canonical")).toBe(
      `${origin}/category/us/crime`,
    );
  });

  it.each([
    "lifestyle",
    "us",
    "world",
    "politics",
    "media",
    "opinion",
    "entertainment",
    "science",
    "tech",
    "health",
    "travel",
    "sports",
  ])("FRONT-06 %s has an RSS alternate", (section) => {
    expect(href(sectionHead({ title: section, path: `/${section}`, origin }), "alternate")).toBe(
      `/feeds/${section}.xml`,
    );
  });

  it.each(["/weather", "/business", "/category/us", "/us/crime", "/"])("FRONT-06 %s has none", (path) => {
    expect(linkedFeedPath(path)).toBeUndefined();
    expect(href(sectionHead({ title: "X", path, origin }), "alternate")).toBeUndefined();
  });

  it("META-02 the default robots", () => {
    expect(content(sectionHead({ title: "X", path: "/x", origin }), "robots")).toBe(
      "noarchive, noodp, max-image-preview:large",
    );
  });
});

describe("other heads", () => {
  it("META-03 home introduces the site and its publisher", () => {
    const head = homeHead({ origin });
    const graph: unknown = Reflect.get(head.jsonLd[0] ?? {}, "@graph");
    expect(graph).toMatchObject([
      { "@type": "WebSite", potentialAction: { "query-input": "required name=search_term_string" } },
      { "@type": "NewsMediaOrganization", name: brand.name },
    ]);
    expect(href(head, "canonical")).toBe(`${origin}/`);
    expect(content(head, "pagetype")).toBe("homepage");
  });

  it("META-02 a simple page may ask for its own robots", () => {
    const parts = { title: "Search", description: "D", path: "/search-results/search", origin };
    expect(content(simpleHead(parts), "robots")).toBe(robots.default);
    expect(content(simpleHead({ ...parts, robots: robots.none }), "robots")).toBe("noindex, nofollow");
    expect(simpleHead({ ...parts, title: `Search | ${brand.name}` }).title).toBe(`Search | ${brand.name}`);
  });

  it("PERSON-04 the description is stripped of tags and cut at 250 characters", () => {
    expect(personDescription("<p>A <b>bold</b> life.</p>")).toBe("A bold life.");
    expect(personDescription("y".repeat(400))).toHaveLength(250);
    const head = personHead({
      name: "Nora Castellan",
      personSlug: "nora-castellan",
      shortBio: "<p>Covers <a href='/x'>Congress</a>.</p>",
      path: "/person/n/nora-castellan",
      origin,
    });
    expect(structured(head, "ProfilePage")).toMatchObject({
      mainEntity: { name: "Nora Castellan", description: "Covers Congress." },
    });
  });
});

it("META-01 a front is a list of its stories, each once and in order", () => {
  const stories = [
    { title: "A", url: "/us/a" },
    { title: "B", url: "https://elsewhere.example/b" },
    { title: "A again", url: "/us/a" },
  ];
  const head = sectionHead({ title: "U.S.", path: "/us", origin, stories });
  expect(structured(head, "CollectionPage")["mainEntity"]).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: `${origin}/us/a` },
      { position: 2, url: "https://elsewhere.example/b" },
    ],
  });
  expect(structured(sectionHead({ title: "U.S.", path: "/us", origin }), "CollectionPage")).not.toHaveProperty(
    "mainEntity",
  );
});
