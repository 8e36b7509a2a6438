// The feeds as two feed readers see them, found as they find them: by the links in the heads of pages.

import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { parse } from "node-html-parser";
import RssParser from "rss-parser";
import { describe, expect, inject, it } from "vitest";
import { crawledPages, isDocument } from "./crawled.ts";

const origin = inject("siteOrigin");
const pages = crawledPages().filter(isDocument);

interface Link {
  from: string;
  href: string;
  type: string;
}

const links: Link[] = pages.flatMap(({ path, html }) =>
  parse(/<head>.*?<\/head>/s.exec(html)?.[0] ?? "")
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => ({ from: path, href: link.getAttribute("href") ?? "", type: link.getAttribute("type") ?? "" })),
);

const distinct = (wanted: (link: Link) => boolean) => [...new Set(links.filter(wanted).map(({ href }) => href))];
const isPodcast = ({ href }: Link) => href.endsWith("/podcast.xml");
const rssFeeds = distinct((link) => link.type === "application/rss+xml" && !isPodcast(link));
const jsonFeeds = distinct(({ type }) => type === "application/feed+json");
const podcasts = distinct(isPodcast);

async function fetched(href: string, type: string): Promise<string> {
  const response = await fetch(inject("siteUrl") + href);
  expect([response.status, response.headers.get("content-type")], href).toEqual([200, `${type}; charset=utf-8`]);
  return response.text();
}

const moment = (date: string | undefined) => new Date(date ?? "").toISOString();

it("FRONT-06 the site, the listed sections, every show and every person have feeds", () => {
  const kinds = {
    site: /^\/feeds\/latest\.xml$/,
    section: /^\/feeds\/(?!latest|corrections)[a-z]+\.xml$/,
    corrections: /^\/feeds\/corrections\.xml$/,
    show: /^\/feeds\/shows\//,
    person: /^\/feeds\/people\//,
  };
  const count = (kind: keyof typeof kinds) => rssFeeds.filter((href) => kinds[kind].test(href)).length;
  expect([count("site"), count("section"), count("corrections")]).toEqual([1, 12, 1]);
  const pagesOf = (path: RegExp) => pages.filter((page) => path.test(page.path)).length;
  expect(count("show")).toBe(pagesOf(/^\/shows\/[^/?]+$/));
  expect(count("person")).toBe(pagesOf(/^\/person\/[^/]+\/[^/?]+$/));
  expect(jsonFeeds).toEqual(rssFeeds.map((href) => href.replace(/xml$/, "json")));
});

describe("read by feed readers", () => {
  it("FRONT-06 every RSS feed gives both the same stories, each whole", async () => {
    const parser = new RssParser();
    for (const href of rssFeeds) {
      const text = await fetched(href, "application/rss+xml");
      const [one, other] = [parseRssFeed(text), await parser.parseString(text)];
      expect(one.items?.map(({ link }) => link) ?? [], href).toEqual(other.items.map(({ link }) => link));
      expect(one.atom?.links?.[0]?.href).toBe(origin + href);
      for (const item of one.items ?? []) {
        expect(item.title, href).toMatch(/\S/);
        expect(item.link).toMatch(new RegExp(`^${origin}/`));
        expect(item.description, item.link).toMatch(/\S/);
        expect(moment(item.pubDate)).toMatch(/^20/);
        // A correction is words alone.
        if (href.includes("corrections")) continue;
        expect(item.media?.contents?.[0], item.link).toMatchObject({ medium: "image", width: 1200, height: 675 });
      }
    }
  });

  it("FRONT-06 every JSON feed has the stories of its RSS feed", async () => {
    for (const href of jsonFeeds) {
      const feed = parseJsonFeed(await fetched(href, "application/feed+json"));
      const rss = parseRssFeed(await fetched(href.replace(/json$/, "xml"), "application/rss+xml"));
      expect(feed.items?.map(({ url }) => url) ?? [], href).toEqual(rss.items?.map(({ link }) => link) ?? []);
      expect(feed.items?.map(({ id }) => id)).toEqual(rss.items?.map(({ guid }) => guid?.value));
      expect(new Set(feed.items?.map(({ id }) => id)).size).toBe(feed.items?.length ?? 0);
      expect(feed).toMatchObject({ feed_url: origin + href, home_page_url: rss.link, title: rss.title });
    }
  });

  it("SHOW-02 every show's podcast can be listened to: files that are there, of the size it says", async () => {
    let episodes = 0;
    for (const href of podcasts) {
      const { itunes, items = [] } = parseRssFeed(await fetched(href, "application/rss+xml"));
      expect(itunes, href).toMatchObject({ explicit: false, categories: [{ text: "News" }] });
      expect(itunes?.image).toMatch(/^https/);
      for (const { enclosures } of items) {
        const [file] = enclosures ?? [];
        expect(file?.type).toBe("video/mp4");
        const response = await fetch((file?.url ?? "").replace(origin, inject("siteUrl")), { method: "HEAD" });
        expect([response.status, response.headers.get("content-length")], file?.url).toEqual([
          200,
          String(file?.length),
        ]);
        episodes += 1;
      }
    }
    expect(episodes).toBeGreaterThan(5);
  });
});
