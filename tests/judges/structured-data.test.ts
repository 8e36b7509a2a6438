// The structured data of every page against what search engines ask for, and against what the page itself says.

import { parse } from "node-html-parser";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import type { CrawledPage } from "./crawl.ts";
import { crawledPages, isDocument } from "./crawled.ts";
import { faultsOfNode, structuredNodes, type StructuredNode, type StructuredType } from "./structured-data.ts";

interface JudgedPage extends CrawledPage {
  nodes: StructuredNode[];
}

function judged(page: CrawledPage): JudgedPage {
  const scripts = page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return { ...page, nodes: structuredNodes([...scripts].map(([, script = ""]) => script)) };
}

const pages = crawledPages().filter(isDocument).map(judged);
const typesOn = ({ nodes }: JudgedPage) => nodes.map((node) => node["@type"]);

function faultsOnPages(faultsOf: (page: JudgedPage) => string[]): Record<string, string[]> {
  return Object.fromEntries(
    pages.map((page) => [page.path, faultsOf(page)] as const).filter(([, faults]) => faults.length > 0),
  );
}

const expectedTypes: readonly [kind: string, path: RegExp, types: StructuredType[]][] = [
  ["the home page", /^\/$/, ["WebSite", "NewsMediaOrganization", "ItemList"]],
  ["a section front", /^\/(?:politics|us|opinion|health)$/, ["CollectionPage", "BreadcrumbList"]],
  ["a topic front", /^\/category\/[^?]+$/, ["CollectionPage", "BreadcrumbList"]],
  ["an archive", /\?archive=/, ["ItemList", "BreadcrumbList"]],
  ["a news story", /^\/(?:politics|us|health)\/(?!the-big-idea$)[^/.]+$/, ["NewsArticle", "WebPage", "BreadcrumbList"]],
  ["an opinion", /^\/opinion\/[^/.]+$/, ["OpinionNewsArticle", "WebPage", "BreadcrumbList"]],
  ["a person", /^\/person\/(?!personalities)/, ["ProfilePage", "BreadcrumbList", "ItemList"]],
  ["a show", /^\/shows\//, ["TVSeries", "BreadcrumbList", "ItemList"]],
  ["a video", /^\/video\/\d+$/, ["VideoObject", "BreadcrumbList"]],
  ["the video room", /^\/video(?:\/shows|\/topics)?$/, ["ItemList", "BreadcrumbList"]],
  ["a channel, live", /^\/go$/, ["VideoObject", "BreadcrumbList"]],
  ["the TV schedule", /^\/fnctv$/, ["BroadcastEvent", "BreadcrumbList"]],
  ["the shows", /^\/shows$/, ["ItemList", "BreadcrumbList"]],
  ["the personalities", /^\/personalities$/, ["ItemList", "BreadcrumbList"]],
  ["the topics", /^\/category$/, ["ItemList", "BreadcrumbList"]],
  ["corrections", /^\/corrections$/, ["ItemList", "BreadcrumbList"]],
  ["live coverage, listed", /^\/coverage$/, ["ItemList", "BreadcrumbList"]],
  ["live coverage", /^\/coverage\//, ["LiveBlogPosting", "BreadcrumbList"]],
  ["results of an election", /^\/elections$/, ["WebPage", "BreadcrumbList"]],
  ["a page of words", /^\/(?:about|help|terms-of-use)$/, ["BreadcrumbList"]],
];

describe("structured data", () => {
  it("META-01 has every field that search engines ask for, on every page", () => {
    expect(faultsOnPages(({ nodes }) => nodes.flatMap(faultsOfNode))).toEqual({});
  });

  it.each(expectedTypes)("META-01 says of %s what it is", (_, path, types) => {
    const ofKind = pages.filter((page) => path.test(page.path));
    expect(ofKind.length).toBeGreaterThan(0);
    const lacking = ofKind.filter((page) => types.some((type) => !typesOn(page).includes(type)));
    expect(lacking.map((page) => `${page.path}: ${typesOn(page).join(", ")}`)).toEqual([]);
  });

  it("META-02 is not on pages that are not to be indexed", () => {
    const faults = faultsOnPages((page) =>
      /<meta name="robots" content="noindex/.test(page.html) ? typesOn(page) : [],
    );
    expect(faults).toEqual({});
  });

  it("the judge finds a missing field, a wrong one and an unknown type", () => {
    const [story] = pages.flatMap(({ nodes }) => nodes).filter((node) => node["@type"] === "NewsArticle");
    const wrong = {
      "@type": "NewsArticle",
      ...story,
      headline: "x".repeat(111),
      datePublished: "yesterday",
      image: null,
    };
    expect(faultsOfNode(wrong).map((fault) => fault.split(":")[0])).toEqual([
      "NewsArticle.headline",
      "NewsArticle.datePublished",
      "NewsArticle.image",
    ]);
    expect(faultsOfNode({ "@type": "Cat" })).toEqual(["nothing is known of Cat"]);
  });
});

const storySchema = z.looseObject({
  "@type": z.enum(["NewsArticle", "OpinionNewsArticle"]),
  url: z.string(),
  headline: z.string(),
  datePublished: z.string(),
  dateModified: z.string(),
  author: z.array(z.looseObject({ name: z.string(), url: z.string().optional() })),
  image: z.looseObject({ url: z.string() }),
  articleBody: z.string().default(""),
});

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe("the structured data of a story", () => {
  const stories = pages.flatMap((page) =>
    page.nodes.flatMap((node) => {
      const { data } = storySchema.safeParse(node);
      return data === undefined ? [] : [{ page, story: data }];
    }),
  );

  it("META-03 says what its page says: address, headline, dates, authors, every paragraph", () => {
    expect(stories.length).toBeGreaterThan(250);
    const faults = stories.map(({ page, story }) => {
      const root = parse(page.html);
      const content = (property: string) =>
        root.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
      const byline = root.querySelector(".author-byline")?.text ?? "";
      const names = story.author.map(({ name }) => name);
      const linked = root.querySelectorAll(".author-byline a").map(({ text }) => text);
      const body = squeezed(story.articleBody);
      const paragraphs = root.querySelectorAll(".article-body > p").map(({ text }) => squeezed(text));
      return {
        path: page.path,
        said: [story.url, story.headline, story.datePublished, story.dateModified],
        shown: [
          inject("siteOrigin") + page.path,
          root.querySelector("h1.headline")?.text.slice(0, 110),
          content("article:published_time"),
          content("article:modified_time"),
        ],
        left: paragraphs.filter((paragraph) => !body.includes(paragraph)),
        // An author without a page of his own is named without a link.
        strangers: [
          ...names.filter((name) => !byline.includes(name)),
          ...linked.filter((name) => !names.includes(name)),
        ],
      };
    });
    expect(faults.flatMap(({ path, left }) => left.map((text) => `${path}: ${text}`))).toEqual([]);
    expect(faults.flatMap(({ path, strangers }) => strangers.map((name) => `${path}: ${name}`))).toEqual([]);
    expect(faults.map(({ said }) => said)).toEqual(faults.map(({ shown }) => shown));
  });

  it("IMG-02 shows a picture that is there, as everyone can read it, in the size it says", async () => {
    for (const { story } of stories.slice(0, 3)) {
      const { pathname, search } = new URL(story.image.url);
      const response = await fetch(inject("siteUrl") + pathname + search);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    }
  });
});
