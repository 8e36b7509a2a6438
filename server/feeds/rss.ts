// RSS 2.0 of a list of stories, with their pictures as media elements.

import { brand } from "../../model/brand.ts";
import { yearOf } from "../../site/lib/dates.ts";
import { element, emptyElement, parent, xmlDocument } from "../documents/xml.ts";
import type { Feed, FeedHome, FeedItem, FeedPicture } from "./feed.ts";

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:dcterms": "http://purl.org/dc/terms/",
  "xmlns:media": "http://search.yahoo.com/mrss/",
};

/** Minutes for which a reader may keep the feed. */
const timeToLive = 5;

/** As RFC 822 writes it; nothing for what is no date. */
export function feedDate(name: string, date: string | undefined): string {
  const at = Date.parse(date ?? "");
  return Number.isNaN(at) ? "" : element(name, new Date(at).toUTCString());
}

/** What every channel begins with: who it is, where it is, who spreads it. */
export function channelStart(feed: Omit<Feed, "items">, newest: string | undefined, home: FeedHome): string[] {
  const { title, description, pageUrl, feedPath } = feed;
  const self = home.origin + feedPath;
  return [
    element("title", title),
    element("link", pageUrl),
    element("description", description),
    element("language", brand.language),
    copyright(newest),
    feedDate("lastBuildDate", newest),
    element("ttl", timeToLive),
    emptyElement("atom:link", { href: self, rel: "self", type: "application/rss+xml" }),
    home.hub === undefined ? "" : emptyElement("atom:link", { href: home.hub, rel: "hub" }),
  ];
}

/** The year of the newest item, so that a feed without news stays the same to the byte. */
function copyright(newest: string | undefined): string {
  const at = Date.parse(newest ?? "");
  return element("copyright", Number.isNaN(at) ? `© ${brand.name}` : `© ${yearOf(at)} ${brand.name}`);
}

export function newestDate(items: readonly Pick<FeedItem, "published" | "updated">[]): string | undefined {
  return items
    .flatMap(({ published, updated }) => [published ?? [], updated ?? []].flat())
    .toSorted()
    .at(-1);
}

export function rss(feed: Feed, home: FeedHome): string {
  const image = parent("image", [
    element("url", `${home.origin}/icon-192.png`),
    element("title", feed.title),
    element("link", feed.pageUrl),
  ]);
  const channel = parent("channel", [
    ...channelStart(feed, newestDate(feed.items), home),
    image,
    ...feed.items.map(writeItem),
  ]);
  return xmlDocument(parent("rss", [channel], { version: "2.0", ...namespaces }));
}

function writeItem(item: FeedItem): string {
  return parent("item", [
    element("title", item.title),
    element("link", item.url),
    element("guid", item.id, { isPermaLink: "false" }),
    element("description", item.summary),
    feedDate("pubDate", item.published),
    element("dcterms:modified", item.updated),
    element("category", item.category),
    ...item.authors.map(({ name }) => element("dc:creator", name)),
    ...(item.picture === undefined ? [] : writePicture(item.picture)),
  ]);
}

function writePicture({ url, alt, size }: FeedPicture): string[] {
  const type = size && "image/jpeg";
  return [
    parent("media:content", [element("media:description", alt, { type: "plain" })], {
      url,
      medium: "image",
      type,
      ...size,
    }),
    emptyElement("media:thumbnail", { url, ...size }),
  ];
}
