// Where feeds are, for good: readers have these addresses written into their programs.

import type { HeadTag } from "../../core/head.ts";
import { brand } from "../../model/brand.ts";
import { link } from "./head-tags.ts";

/** FRONT-06: the sections whose fronts lead to their feed. */
const linkedSections: ReadonlySet<string> = new Set([
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
]);

/** Every section and every tag has a feed. */
export const frontFeedPath = (path: string): string => `/feeds${path}.xml`;

/** FRONT-06: where the feed of this front is, for the twelve that say so. */
export function linkedFeedPath(path: string): string | undefined {
  return linkedSections.has(path.slice(1)) ? frontFeedPath(path) : undefined;
}

export const latestFeedPath = "/feeds/latest.xml";

export const showFeedPath = (slug: string): string => `/feeds/shows/${slug}.xml`;

export const podcastFeedPath = (slug: string): string => `/feeds/shows/${slug}/podcast.xml`;

export const personFeedPath = (slug: string): string => `/feeds/people/${slug}.xml`;

/** The same feed as JSON. */
export const jsonFeedPath = (feedPath: string): string => feedPath.replace(/\.xml$/, ".json");

/** Its stories whole, for the systems of partners. */
export const ninjsFeedPath = (feedPath: string): string => feedPath.replace(/\.xml$/, ".ninjs.json");

/** By these a feed reader finds the feed of the page it was given. */
export function feedLinks(feedPath: string | undefined, name: string): HeadTag[] {
  if (feedPath === undefined) return [];
  const title = name.endsWith(brand.titleSuffix) || name === brand.name ? name : `${name}${brand.titleSuffix}`;
  return [
    ...link("alternate", feedPath, { type: "application/rss+xml", title }),
    ...link("alternate", jsonFeedPath(feedPath), { type: "application/feed+json", title }),
  ];
}

/** What has no feed of its own leads to that of the whole site; fronts of sections are the exception (FRONT-06). */
export const siteFeedLinks = (): HeadTag[] => feedLinks(latestFeedPath, brand.name);

/** A show is also to be watched in a podcast app. */
export function podcastLinks(slug: string, name: string): HeadTag[] {
  return link("alternate", podcastFeedPath(slug), {
    type: "application/rss+xml",
    title: `${name}: full clips${brand.titleSuffix}`,
  });
}
