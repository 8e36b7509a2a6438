import { parseRssFeed, parseJsonFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import type { Card } from "../../model/stories/card.ts";
import { storyItem, type Feed } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { podcast } from "./podcast.ts";
import { rss } from "./rss.ts";
import { brand } from "../../model/brand.ts";

const origin = "https://www.meridian.example";
const cards: Card[] = [
  {
    id: "1",
    title: "A <b>bold</b> & risky bill",
    url: "/politics/a-bill",
    form: "article",
    dek: "What “it” says ]]> does",
    imageUrl: "/uploads/art/a-bill.svg",
    imageAlt: "The “Capitol” at night",
    category: { name: "Politics", url: "/politics" },
    authors: [{ name: "Nora Castellan", url: "/person/n/nora-castellan" }],
    publicationDate: "2026-11-14T12:00:00Z",
    lastPublishedDate: "2026-11-14T15:00:00Z",
  },
  {
    id: "2",
    title: "No date, a strange picture",
    url: "https://elsewhere.example/x",
    form: "article",
    imageUrl: "https://pictures.example/x.gif",
    authors: [],
  },
];
const feed: Feed = {
  title: `Politics | ${brand.name}`,
  description: "News & views",
  pageUrl: `${origin}/politics`,
  feedPath: "/feeds/politics.xml",
  items: cards.map((card) => storyItem(card, origin)),
};
const hub = "https://hub.example/";

describe("as RSS", () => {
  const text = rss(feed, { origin });
  const read = parseRssFeed(text);

  it("markup in a story is text in the feed", () => {
    expect(text).toContain("<title>A &lt;b&gt;bold&lt;/b&gt; &amp; risky bill</title>");
    expect(text).not.toContain("<b>");
    expect(rss({ ...feed, title: "a\u0000b\uD800c" }, { origin })).toContain("<title>abc</title>");
  });

  it("FRONT-06 a feed reader finds what the story says", () => {
    expect(read.items?.[0]).toMatchObject({
      title: "A <b>bold</b> & risky bill",
      link: `${origin}/politics/a-bill`,
      guid: { value: `${brand.domain}/article/1`, isPermaLink: false },
      pubDate: "Sat, 14 Nov 2026 12:00:00 GMT",
      categories: [{ name: "Politics" }],
      dc: { creators: ["Nora Castellan"] },
      media: {
        contents: [
          {
            url: `${origin}/img/uploads/art/1200/675/a-bill.svg?ve=1&tl=1`,
            medium: "image",
            type: "image/jpeg",
            width: 1200,
            height: 675,
          },
        ],
      },
    });
  });

  it("says neither date, kind nor size where it does not know them", () => {
    expect(read.items?.[1]).not.toHaveProperty("pubDate");
    expect(text).toContain('<media:content url="https://pictures.example/x.gif" medium="image">');
  });

  it("names itself, its newest change and, where there is one, its hub", () => {
    expect(read).toMatchObject({ lastBuildDate: "Sat, 14 Nov 2026 15:00:00 GMT", language: "en-US" });
    expect(read.atom?.links).toEqual([
      { href: `${origin}/feeds/politics.xml`, rel: "self", type: "application/rss+xml" },
    ]);
    expect(parseRssFeed(rss(feed, { origin, hub })).atom?.links?.[1]).toEqual({ href: hub, rel: "hub" });
  });
});

it("FRONT-06 the JSON feed says the same", () => {
  const text = jsonFeed(feed, { origin, hub });
  const read = parseJsonFeed(text);
  expect(read).toMatchObject({
    title: feed.title,
    feed_url: `${origin}/feeds/politics.json`,
    hubs: [{ type: "WebSub", url: hub }],
  });
  expect(read.items?.[0]).toMatchObject({
    id: `${brand.domain}/article/1`,
    url: `${origin}/politics/a-bill`,
    title: "A <b>bold</b> & risky bill",
    content_text: "What “it” says ]]> does",
    authors: [{ name: "Nora Castellan", url: `${origin}/person/n/nora-castellan` }],
    tags: ["Politics"],
  });
  expect(read.items?.[1]?.content_text).toBe("No date, a strange picture");
});

it("SHOW-02 a show's clips are the episodes of a podcast", () => {
  const read = parseRssFeed(
    podcast(
      {
        ...feed,
        feedPath: "/feeds/shows/the-floor/podcast.xml",
        cover: `${origin}/cover.jpg`,
        hosts: ["Nora Castellan"],
        episodes: [
          {
            id: `${brand.domain}/video/63`,
            title: "The count",
            url: `${origin}/video/63`,
            published: "2026-11-14T12:00:00Z",
            file: { url: `${origin}/uploads/video/63.mp4`, type: "video/mp4", bytes: 12345 },
            duration: 347_000,
            isFullEpisode: false,
          },
        ],
      },
      { origin },
    ),
  );
  expect(read.itunes).toMatchObject({
    author: `Nora Castellan, ${brand.name}`,
    image: `${origin}/cover.jpg`,
    explicit: false,
    type: "episodic",
    categories: [{ text: "News" }],
  });
  expect(read.items?.[0]).toMatchObject({
    enclosures: [{ url: `${origin}/uploads/video/63.mp4`, length: 12345, type: "video/mp4" }],
    itunes: { duration: 347, episodeType: "bonus" },
  });
});
