// What every page says of itself in its head, whatever kind it is: title, description, address, robots, how it is shared, where its feed is.

import { parse, type HTMLElement } from "node-html-parser";
import { expect, inject, it } from "vitest";
import { linkedFeedPath } from "../../site/head/feed-addresses.ts";
import type { CrawledPage } from "./crawl.ts";
import { crawledPages, isDocument } from "./crawled.ts";

const origin = inject("siteOrigin");

interface JudgedPage extends CrawledPage {
  head: HTMLElement;
}

/** The text edition and paper are other looks at a page, and have judges of their own; what stands in frames is no page. */
const pages: JudgedPage[] = crawledPages()
  .filter((page) => isDocument(page) && page.status === 200 && !/^\/(?:lite|uploads)(?:\/|$)|\.print$/.test(page.path))
  .map((page) => ({ ...page, head: parse(/<head>.*?<\/head>/s.exec(page.html)?.[0] ?? "") }));

const content = ({ head }: JudgedPage, name: string): string =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
const href = ({ head }: JudgedPage, selector: string): string =>
  head.querySelector(`link${selector}`)?.getAttribute("href") ?? "";
const isAmp = ({ path }: JudgedPage) => path.endsWith(".amp");

/** Characters. Search engines show about 60 of a title and 160 of a description; more is harmless, very much more is a mistake. */
const lengths = { title: [12, 140], description: [30, 400] } as const;

function isLong(text: string, [least, most]: readonly [number, number]): boolean {
  const length = Array.from(text.trim()).length;
  return length >= least && length <= most;
}

function faultsOnPages(faultsOf: (page: JudgedPage) => string[]): string[] {
  return pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));
}

it("META-03 every page has one title and one description, neither too short nor too long", () => {
  const faults = faultsOnPages((page) => {
    const titles = page.head.querySelectorAll("title").map(({ text }) => text);
    const descriptions = page.head.querySelectorAll('meta[name="description"]');
    const description = content(page, "description");
    return [
      ...(titles.length === 1 && isLong(titles.join(""), lengths.title) ? [] : [`title “${titles.join("” “")}”`]),
      ...(descriptions.length === 1 && isLong(description, lengths.description) ? [] : [`described “${description}”`]),
    ];
  });
  expect(faults).toEqual([]);
});

it("META-03 no two pages that may be indexed have one title", () => {
  const titles = Map.groupBy(
    pages.filter((page) => !content(page, "robots").includes("noindex") && !isAmp(page)),
    (page) => `${page.head.querySelector("title")?.text} ${href(page, '[rel="canonical"]')}`,
  );
  const byTitle = Map.groupBy(titles.keys(), (name) => name.replace(/ \S+$/, ""));
  const twice = [...byTitle].filter(([, names]) => names.length > 1).map(([title]) => title);
  expect(twice).toEqual([]);
});

it("META-02 every page says what robots may do, in one of the three ways", () => {
  const ways = [
    "noarchive, noodp, max-image-preview:large",
    "index, follow, max-image-preview:large, max-video-preview:-1",
    "noindex, nofollow",
    "noindex, noarchive, noodp, max-image-preview:large",
  ];
  expect(faultsOnPages((page) => (ways.includes(content(page, "robots")) ? [] : [content(page, "robots")]))).toEqual(
    [],
  );
});

it("META-01 META-03 every page can be shared: its address, its name, its kind, a picture in both sizes", () => {
  const faults = faultsOnPages((page) => {
    const canonical = href(page, '[rel="canonical"]');
    const said = content(page, "og:url");
    // A post of live coverage, a channel and a program are shared as themselves.
    const isItself = said === canonical || said.startsWith(`${canonical}#`) || said.startsWith(`${canonical}?`);
    const missing = [
      "og:type",
      "og:title",
      "og:description",
      "og:image",
      "og:image:alt",
      "twitter:title",
      "twitter:description",
      "twitter:image",
    ].filter((name) => content(page, name).trim() === "");
    return [
      ...missing,
      ...(isItself ? [] : [`shared as ${said}, at home at ${canonical}`]),
      ...(content(page, "twitter:card") === "summary_large_image" ? [] : ["no card"]),
      ...(content(page, "og:locale") === "en_US" ? [] : ["no language"]),
      ...(content(page, "og:image").startsWith("https://") ? [] : [`picture ${content(page, "og:image")}`]),
    ];
  });
  expect(faults).toEqual([]);
});

it("FRONT-06 every page leads to a feed; of fronts the twelve alone", () => {
  const faults = faultsOnPages((page) => {
    if (isAmp(page)) return [];
    const feeds = page.head.querySelectorAll('link[rel="alternate"]').map((link) => link.getAttribute("type"));
    const isFront = content(page, "pagetype") === "section";
    const expected = !isFront || linkedFeedPath(page.path.replace(/\?.*/, "")) !== undefined;
    const has = feeds.includes("application/rss+xml") && feeds.includes("application/feed+json");
    return has === expected ? [] : [`feeds ${feeds.join(", ")}`];
  });
  expect(faults).toEqual([]);
});

it("META-01 icons, the manifest and the language are named on every page", () => {
  const faults = faultsOnPages((page) => {
    if (isAmp(page)) return [];
    return [
      ...['[rel="icon"]', '[rel="apple-touch-icon"]', '[rel="manifest"]'].filter(
        (selector) => href(page, selector) === "",
      ),
      ...(page.html.startsWith('<!doctype html><html lang="en-US" ') ? [] : ["no language"]),
    ];
  });
  expect(faults).toEqual([]);
  expect(pages.every(({ html }) => !html.includes(`${origin}//`))).toBe(true);
});
