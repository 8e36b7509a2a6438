// Every document a reader can reach from the home page by links, fetched once for all judges.

import { parse } from "node-html-parser";
import { uncompressed } from "../uncompressed.ts";

export interface CrawledPage {
  /** Path and query. */
  path: string;
  status: number;
  /** Empty for what is no document: feeds, files. */
  html: string;
  /** The page on which the link was first met. */
  from: string;
}

const atOnce = 4;

/** Programs of the guide, hundreds of which look alike; those on now are linked without that mark. */
function isOneOfMany(href: string, rel: string | undefined): boolean {
  return rel === "nofollow" && /^\/(?:fnctv|api\/schedule)\b/.test(href);
}

/** A live event is a page again at each of its posts, a front at each month of its archive: one of them speaks for all. */
function kindOf(path: string): string {
  const archive = /^(\/category)?\/.*\?archive=(all|\d)/.exec(path);
  if (archive !== null) return `${archive[1] ?? ""}?archive=${archive[2]}`;
  return path.replace(/^(\/coverage\/[^?]+\?post=).*/, "$1");
}

/** The text edition has as many pages again; what the API answers is no page. */
const isNoPage = (path: string): boolean => path.startsWith("/lite/") || path.startsWith("/api/");

function linksIn(html: string, base: string): string[] {
  return parse(html)
    .querySelectorAll("a[href]")
    .filter((link) => !isOneOfMany(link.getAttribute("href") ?? "", link.getAttribute("rel")))
    .flatMap((link) => URL.parse(link.getAttribute("href") ?? "", base) ?? [])
    .filter(({ origin, pathname }) => origin === new URL(base).origin && !isNoPage(pathname))
    .map(({ pathname, search }) => pathname + search);
}

export async function crawl(siteUrl: string, starts: readonly string[]): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const waiting = starts.map((path) => ({ path, from: "the judges" }));
  const known = new Set(starts.map(kindOf));

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const response = await fetch(siteUrl + path, uncompressed);
    const isDocument = (response.headers.get("content-type") ?? "").startsWith("text/html");
    const text = await response.text();
    pages.push({ path, status: response.status, html: isDocument ? text : "", from });
    if (!isDocument) return;
    for (const next of linksIn(text, siteUrl + path)) {
      if (known.has(kindOf(next))) continue;
      known.add(kindOf(next));
      waiting.push({ path: next, from: path });
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return pages;
}
