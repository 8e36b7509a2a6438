// The same feed in the format of jsonfeed.org, version 1.1.

import { brand } from "../../model/brand.ts";
import { jsonFeedPath } from "../../site/head/feed-addresses.ts";
import type { Feed, FeedHome, FeedItem } from "./feed.ts";

export function jsonFeed({ title, description, pageUrl, feedPath, items }: Feed, { origin, hub }: FeedHome): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: pageUrl,
    feed_url: origin + jsonFeedPath(feedPath),
    description,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: brand.language,
    authors: [{ name: brand.name, url: `${origin}/` }],
    ...(hub !== undefined && { hubs: [{ type: "WebSub", url: hub }] }),
    items: items.map(writeItem),
  });
}

/** A field without a value is left out by JSON itself. The format asks every item for some content: the headline where there is no more. */
function writeItem({ id, url, title, summary, published, updated, category, authors, picture }: FeedItem): object {
  return {
    id,
    url,
    title,
    content_text: summary ?? title,
    summary,
    image: picture?.url,
    date_published: published,
    date_modified: updated,
    authors: authors.length === 0 ? undefined : authors,
    tags: category === undefined ? undefined : [category],
  };
}
