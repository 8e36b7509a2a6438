import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { brand } from "../brands/demo-brand.ts";
import { get, getDocument } from "./site.ts";

const stories = (root: HTMLElement) =>
  root.querySelectorAll("main article h3 a").map((link) => link.getAttribute("href"));

const canonicalOf = (root: HTMLElement) => root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";

/** Where each of them begins in the document; one that is missing is at -1. */
function places(root: HTMLElement, selectors: readonly string[]): number[] {
  return selectors.map((selector) => root.querySelector(selector)?.range[0] ?? -1);
}

it("FRONT-01 a front's regions stand in order", async () => {
  const { root } = await getDocument("/health");
  const main = root.querySelector("main");
  const [top, columns, after] = main?.querySelector("#page > div")?.childNodes ?? [];
  const [column, rail] = columns?.childNodes ?? [];
  const network = `nav[aria-label="${brand.shortName} network"]`;
  const order = [
    ...places(root, [network, "header", "main"]),
    ...[top, column, rail, after].map((region) => region?.range[0] ?? -1),
    ...places(root, ["body footer"]),
  ];
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(top?.text).toContain("Health");
  expect(column?.text.length).toBeGreaterThan(500);
  expect(rail?.toString()).toMatch(/^<aside/);
  expect(after?.text).toContain("At the table");
});

describe.each([
  ["/politics", "section-front politics"],
  ["/category/us/crime", "section-front crime"],
])("the front %s", (path, bodyClass) => {
  it("FRONT-02 FRONT-03 FRONT-04 has its title with the suffix, its own address and its class", async () => {
    const { root } = await getDocument(path);
    expect(root.querySelector("title")?.text.endsWith(brand.titleSuffix)).toBe(true);
    expect(new URL(canonicalOf(root)).pathname).toBe(path);
    expect(root.querySelector("body")?.getAttribute("class")).toBe(bodyClass);
  });

  it("FRONT-05 has one heading of the first level", async () => {
    expect((await getDocument(path)).root.querySelectorAll("h1")).toHaveLength(1);
  });
});

it.each([
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
])("FRONT-06 /%s links a feed, and the feed is there", async (section) => {
  const link = (await getDocument(`/${section}`)).root.querySelector('link[type="application/rss+xml"]');
  const feed = await get(link?.getAttribute("href") ?? "");
  expect(feed.status).toBe(200);
  expect(feed.headers.get("content-type")).toContain("application/rss+xml");
});

it.each(["/business", "/ai", "/category/us/crime"])("FRONT-06 %s links none", async (path) => {
  expect((await getDocument(path)).root.querySelector('link[type="application/rss+xml"]')).toBeNull();
});

it("FRONT-07 LIST-08 Show More is a link to page 2, which repeats no story of page 1", async () => {
  const first = (await getDocument("/politics")).root;
  const more = first
    .querySelectorAll("main a")
    .find(({ text }) => text === "Show More")
    ?.getAttribute("href");
  expect(more).toBe("/politics?page=2");
  const second = (await getDocument("/politics?page=2")).root;
  expect(stories(second).length).toBeGreaterThan(0);
  const onFirst = new Set(stories(first));
  expect(stories(second).filter((url) => onFirst.has(url))).toEqual([]);
});

it.each(["/", "/politics", "/health", "/category/us/crime"])(
  "ADS-01 every ad of %s has an element id of its own",
  async (path) => {
    const ids = (await getDocument(path)).root
      .querySelectorAll('aside[aria-label^="Advertisement"]')
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

it("FRONT-08 the front leads to the category of a story, to America Together, The Big Idea and the slideshows, and all are there", async () => {
  const { root } = await getDocument("/");
  const links = new Set(root.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? ""));
  const led = ["/category/america-together", "/politics/the-big-idea", "/category/slideshows", "/politics"];
  expect(led.filter((path) => !links.has(path))).toEqual([]);
  for (const path of led) expect((await get(path)).status, path).toBe(200);
  const slideshows = (await getDocument("/category/slideshows")).root;
  expect(stories(slideshows).length).toBeGreaterThan(5);
});

/** Of every card, row and list of stories, also of the numbered ones beside the column; a show's promo is no story. */
const headlines = (root: HTMLElement) =>
  root
    .querySelectorAll("main :is(article, li) :is(h2, h3, h4) a")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((url) => !url.startsWith("/shows/"));

it.each(["/", "/politics", "/us", "/opinion", "/sports", "/media", "/health", "/weather", "/elections/2023"])(
  "LAYOUT-08 no query puts a story on %s twice",
  async (path) => {
    const listed = headlines((await getDocument(path)).root);
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter((url, index) => listed.indexOf(url) !== index)).toEqual([]);
  },
);

it("ROUTE-14 /category without a topic leads to every topic", async () => {
  const { response, root } = await getDocument("/category");
  expect(response.status).toBe(200);
  expect(new URL(canonicalOf(root)).pathname).toBe("/category");
  expect(root.querySelectorAll("h1")).toHaveLength(1);
  const led = root.querySelectorAll("main li a").map((link) => link.getAttribute("href"));
  expect(led.length).toBeGreaterThan(60);
  expect(led).toContain("/category/us/crime");
  expect(led).toContain("/category/slideshows");
});
