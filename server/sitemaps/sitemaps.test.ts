import { describe, expect, it } from "vitest";
import type { Card } from "../../model/stories/card.ts";
import { isMapped, isNews } from "./read-sitemaps.ts";
import { filePart, monthMapPaths } from "./sitemap-files.ts";
import { entriesPerFile, sitemapEntry, sitemapIndex, urlSet } from "./sitemap-xml.ts";

const noon = Date.UTC(2026, 10, 15, 12);
const hoursAgo = (hours: number) => new Date(noon - hours * 3_600_000).toISOString();
const card = (more: Partial<Card> = {}): Card => ({
  id: "a",
  title: "A",
  url: "/us/a",
  form: "article",
  authors: [],
  publicationDate: hoursAgo(1),
  ...more,
});

it.each([
  ["our own", {}, true],
  ["an agency's", { isElsewhere: true }, false],
  ["one that is kept from search engines", { isUnsearched: true }, false],
  ["one that stands on another site", { url: "https://other.example/a" }, false],
])("META-03 %s story in the map: %#", (_, more, expected) => {
  expect(isMapped(card(more))).toBe(expected);
});

it.each([
  ["of this hour", {}, true],
  ["of almost two days", { publicationDate: hoursAgo(47.9) }, true],
  ["of two days", { publicationDate: hoursAgo(48) }, false],
  ["updated today but old", { publicationDate: hoursAgo(90), lastPublishedDate: hoursAgo(1) }, false],
  ["still to come", { publicationDate: hoursAgo(-1) }, false],
  ["without a date", { publicationDate: undefined }, false],
  ["of an agency", { isElsewhere: true }, false],
  ["kept from search engines", { isUnsearched: true }, false],
  ["shared from another desk", { isSharedPost: true }, false],
])("META-02 a story %s in the news map", (_, more, expected) => {
  const { publicationDate, ...rest } = { ...card(), ...more };
  const story: Card = publicationDate === undefined ? rest : { ...rest, publicationDate };
  expect(isNews(story, noon)).toBe(expected);
});

describe("files of a month", () => {
  it.each([
    [0, []],
    [1, ["/sitemaps/articles-2026-11.xml"]],
    [entriesPerFile, ["/sitemaps/articles-2026-11.xml"]],
    [
      entriesPerFile * 2 + 1,
      ["/sitemaps/articles-2026-11.xml", "/sitemaps/articles-2026-11-2.xml", "/sitemaps/articles-2026-11-3.xml"],
    ],
  ])("%i stories", (records, paths) => {
    expect(monthMapPaths("articles", { month: "2026-11", records })).toEqual(paths);
  });

  it("follow each other without a gap", () => {
    expect([filePart("2026-11", undefined), filePart("2026-11", "3")]).toEqual([
      { month: "2026-11", offset: 0, size: entriesPerFile },
      { month: "2026-11", offset: 2 * entriesPerFile, size: entriesPerFile },
    ]);
  });
});

describe("limits of the protocol", () => {
  const video = {
    title: "t".repeat(5000),
    description: "<&\"'>".repeat(5000),
    thumbnail: "https://news.example/p.jpg",
    contentUrl: "https://news.example/v.mp4",
    duration: 99 * 3_600_000,
    tags: Array.from({ length: 99 }, () => "tag"),
    isLive: false,
  };

  it("the longest file there can be has fewer than 50,000 addresses and 50 MB", () => {
    const longest = sitemapEntry({
      url: `https://news.example/${"&".repeat(2020)}`,
      modified: hoursAgo(1),
      video: {
        ...video,
        title: "&".repeat(999),
        description: "&".repeat(9999),
        tags: Array.from({ length: 99 }, () => "&".repeat(99)),
      },
    });
    expect(Buffer.byteLength(longest)).toBeGreaterThan(20_000);
    expect(Buffer.byteLength(longest) * entriesPerFile).toBeLessThan(50 * 1024 * 1024);
    expect(entriesPerFile).toBeLessThanOrEqual(50_000);
  });

  it("cuts titles and descriptions, leaves out an impossible length and too many tags", () => {
    const entry = sitemapEntry({ url: "https://news.example/video/1", video });
    expect(/<video:title>(.*?)<\/video:title>/.exec(entry)?.[1]).toHaveLength(100);
    expect(entry).not.toContain("video:duration");
    expect(entry.match(/<video:tag>/g)).toHaveLength(8);
  });

  it("an address no crawler takes is left out, others are escaped", () => {
    expect(sitemapEntry({ url: `https://news.example/${"a".repeat(2048)}` })).toBe("");
    expect(sitemapEntry({ url: "https://news.example/us/ünï & co" })).toBe(
      "<url><loc>https://news.example/us/%C3%BCn%C3%AF%20&amp;%20co</loc></url>",
    );
  });

  it("an empty map and an index are whole documents", () => {
    expect(urlSet([], "news")).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:news=/);
    expect(sitemapIndex(["https://news.example/a.xml"])).toContain(
      "<sitemap><loc>https://news.example/a.xml</loc></sitemap>",
    );
  });
});
