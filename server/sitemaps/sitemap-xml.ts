// Sitemaps as sitemaps.org and Google's extensions for news and video define them.

import { brand } from "../../model/brand.ts";
import { element, parent, xmlDocument } from "../documents/xml.ts";

/** What the protocol allows in one file, beside 50 MB. */
export const mostEntries = 50_000;
/** Of the archive. Even if every field of every entry were as long as can be, the file would stay below 50 MB. */
export const entriesPerFile = 2_000;
/** What the news extension allows. */
export const mostNews = 1_000;

/** An address longer than this is no address to crawlers. */
const longestAddress = 2_047;
const longestTitle = 100;
const longestDescription = 2_048;
const longestTag = 60;
const mostTags = 8;

const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const extensions = {
  "xmlns:news": "http://www.google.com/schemas/sitemap-news/0.9",
  "xmlns:video": "http://www.google.com/schemas/sitemap-video/1.1",
} as const;

export interface NewsFacts {
  title: string;
  published: string;
}

export interface VideoFacts {
  title: string;
  description: string;
  thumbnail: string;
  contentUrl: string;
  /** Milliseconds. */
  duration?: number;
  published?: string;
  expires?: string;
  tags: readonly string[];
  category?: string;
  isLive: boolean;
}

export interface SitemapEntry {
  url: string;
  modified?: string;
  news?: NewsFacts;
  video?: VideoFacts;
}

/** Addresses as URLs are written: what a slug holds beyond ASCII is escaped, once. */
function written(url: string): string | undefined {
  const { href } = URL.parse(url) ?? {};
  return href !== undefined && href.length <= longestAddress ? href : undefined;
}

/** Nothing for an address that crawlers would refuse: it would spoil the whole file. */
export function sitemapEntry({ url, modified, news, video }: SitemapEntry): string {
  const address = written(url);
  if (address === undefined) return "";
  return parent("url", [
    element("loc", address),
    element("lastmod", dateTime(modified)),
    news === undefined ? "" : newsElement(news),
    video === undefined ? "" : videoElement(video),
  ]);
}

function newsElement({ title, published }: NewsFacts): string {
  const [language = "en"] = brand.language.split("-");
  return parent("news:news", [
    parent("news:publication", [element("news:name", brand.name), element("news:language", language)]),
    element("news:publication_date", dateTime(published)),
    element("news:title", title),
  ]);
}

/** A length that the extension has a place for: one second to eight hours. */
function seconds(duration: number | undefined): number | undefined {
  const length = Math.round((duration ?? 0) / 1000);
  return length >= 1 && length <= 28_800 ? length : undefined;
}

function videoElement(video: VideoFacts): string {
  return parent("video:video", [
    element("video:thumbnail_loc", video.thumbnail),
    element("video:title", cut(video.title, longestTitle)),
    element("video:description", cut(video.description, longestDescription)),
    element("video:content_loc", video.contentUrl),
    element("video:duration", seconds(video.duration)),
    element("video:expiration_date", dateTime(video.expires)),
    element("video:publication_date", dateTime(video.published)),
    element("video:family_friendly", "yes"),
    element("video:live", video.isLive ? "yes" : "no"),
    ...video.tags.slice(0, mostTags).map((tag) => element("video:tag", cut(tag, longestTag))),
    element("video:category", video.category && cut(video.category, longestTag)),
  ]);
}

/** Whole characters, an ellipsis where something is missing. */
function cut(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join("")}…`;
}

function dateTime(date: string | undefined): string | undefined {
  const at = Date.parse(date ?? "");
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

export function urlSet(entries: readonly string[], ...uses: readonly ("news" | "video")[]): string {
  const used = Object.fromEntries(uses.map((use) => [`xmlns:${use}`, extensions[`xmlns:${use}`]]));
  return xmlDocument(parent("urlset", entries, { xmlns: sitemapNamespace, ...used }));
}

export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => parent("sitemap", [element("loc", address)]));
  return xmlDocument(parent("sitemapindex", entries, { xmlns: sitemapNamespace }));
}
