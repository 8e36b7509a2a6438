// The maps of the site before xmllint, and against the site itself: what they name is there, at that address, and may be indexed.

import { parse } from "node-html-parser";
import { expect, inject, it } from "vitest";
import { uncompressed } from "../uncompressed.ts";
import { crawledPages } from "./crawled.ts";
import { faultsOfMap } from "./xml-schema.ts";

const origin = inject("siteOrigin");
const crawled = new Map(crawledPages().map((page) => [page.path, page]));

async function fetched(address: string): Promise<string> {
  const response = await fetch(address.replace(origin, inject("siteUrl")));
  expect([response.status, response.headers.get("content-type")], address).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  return response.text();
}

const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

const index = await fetched(`${origin}/sitemap.xml`);
const maps = await Promise.all(addressesIn(index).map(async (address) => ({ address, text: await fetched(address) })));
const named = maps.flatMap(({ text }) => addressesIn(text));

it("META-03 the index and every map are what their schemas say", async () => {
  expect(await faultsOfMap("index", index)).toEqual([]);
  expect(maps.length).toBeGreaterThan(7);
  for (const { address, text } of maps) expect(await faultsOfMap("map", text), address).toEqual([]);
});

it("xmllint finds a fault where there is one", async () => {
  const [news, video] = ["news", "videos"].map(
    (kind) => maps.find(({ address }) => address.includes(kind))?.text ?? "",
  );
  expect(await faultsOfMap("map", news?.replace(/<news:title>.*?<\/news:title>/, "") ?? "")).not.toEqual([]);
  expect(await faultsOfMap("map", video?.replace(/<video:duration>\d+</, "<video:duration>0<") ?? "")).not.toEqual([]);
  expect(await faultsOfMap("map", news?.replace("<loc>https", "<loc>ftp") ?? "")).not.toEqual([]);
});

it("META-03 every page that may be indexed is on a map, and no other", () => {
  const isIndexed = ({ html, path }: { html: string; path: string }) => {
    const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? "noindex";
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    return !robots.includes("noindex") && canonical === (path === "/" ? `${origin}/` : origin + path);
  };
  const pages = [...crawled.values()].filter((page) => page.status === 200 && page.html !== "" && isIndexed(page));
  const onMap = new Set(named);
  // Lists behind the first page, and pages made for one address alone, are found by links.
  const missing = pages
    .map(({ path }) => path)
    .filter((path) => !path.includes("?") && !onMap.has(path === "/" ? `${origin}/` : origin + path));
  expect(missing).toEqual([]);
  const strangers = named.filter((address) => {
    const page = crawled.get(new URL(address).pathname);
    return page !== undefined && !(page.status === 200 && isIndexed(page));
  });
  expect(strangers).toEqual([]);
});

it("META-03 what readers have not met by links is there too", async () => {
  const unmet = [...new Set(named)].filter((address) => !crawled.has(new URL(address).pathname)).slice(0, 40);
  for (const address of unmet) {
    const response = await fetch(address.replace(origin, inject("siteUrl")), { redirect: "manual", ...uncompressed });
    expect(response.status, address).toBe(200);
    const canonical = parse(await response.text())
      .querySelector('link[rel="canonical"]')
      ?.getAttribute("href");
    expect(canonical).toBe(address);
  }
});

it("META-02 the news map holds the last two days", () => {
  const news = maps.find(({ address }) => address.endsWith("/sitemap-news.xml"))?.text ?? "";
  const dates = [...news.matchAll(/<news:publication_date>([^<]*)</g)].map(([, date = ""]) => Date.parse(date));
  expect(dates.length).toBeGreaterThan(20);
  expect(dates.length).toBeLessThanOrEqual(1000);
  expect(Math.min(...dates)).toBeGreaterThan(Date.now() - 2 * 86_400_000 - 600_000);
});
