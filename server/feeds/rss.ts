// RSS 2.0 of a list of stories, with their pictures as media elements.

import { escapeAttribute, escapeText } from "../../core/escape.ts";
import type { Card } from "../../content/records/record-kind.ts";
import { brand } from "../../site/brand.ts";
import { imageSizes } from "../../site/lib/image-sizes.ts";
import { resizedUrl } from "../../site/lib/image-url.ts";
import { isExternal } from "../../site/lib/site-path.ts";

export interface Channel {
  title: string;
  description: string;
  /** The page whose stories these are. */
  path: string;
  /** Where the feed itself is. */
  feedPath: string;
  stories: readonly Card[];
}

/** Characters that XML has no place for, not even as references; one of them would make the feed unreadable. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;

function rfc822(date: string | undefined): string {
  const at = Date.parse(date ?? "");
  return Number.isNaN(at) ? "" : element("pubDate", new Date(at).toUTCString());
}

export function rss({ title, description, path, feedPath, stories }: Channel, origin: string): string {
  const absolute = (url: string) => (isExternal(url) ? url : origin + url);
  const items = stories.map((story) => {
    const { width, height } = imageSizes.social;
    const picture =
      story.imageUrl === undefined
        ? ""
        : `<media:content url="${escapeAttribute(absolute(resizedUrl(story.imageUrl, width, height)))}" medium="image" width="${width}" height="${height}"/>`;
    return [
      "<item>",
      element("title", story.title),
      element("link", absolute(story.url)),
      `<guid isPermaLink="true">${escapeText(absolute(story.url))}</guid>`,
      story.dek === undefined ? "" : element("description", story.dek),
      rfc822(story.publicationDate),
      story.category === undefined ? "" : element("category", story.category.name),
      ...story.authors.map(({ name }) => element("dc:creator", name)),
      picture,
      "</item>",
    ].join("");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">`,
    "<channel>",
    element("title", title),
    element("link", absolute(path)),
    element("description", description),
    element("language", brand.language),
    `<atom:link href="${escapeAttribute(absolute(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>",
  ]
    .join("")
    .replaceAll(notXml, "");
}
