// What lies beyond a front's eight pages, on a store of some thousand stories that are not the demo's; and fronts that have none.

import { parse, type HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { easternMonth } from "../../model/time/eastern-months.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const count = 2_000;
const first = Date.UTC(2019, 0, 1, 12);
const step = 16 * 3_600_000;

const story = (number: number, fields: object = {}) => ({
  type: "article",
  id: String(70_000 + number),
  title: `Cargo ${number}`,
  canonical_url: `/freight/cargo-${number}`,
  publication_date: new Date(first + number * step).toISOString(),
  wp__tags:
    number % 100 === 0
      ? [
          { title: "Ports", path: "ports" },
          { title: "Carried", path: "carried" },
        ]
      : [],
  ...fields,
});

const records = [
  { type: "section", id: "freight", title: "Freight", path: "freight" },
  { type: "section", id: "7001", title: "Numbered", path: "numbered" },
  { type: "section", id: "us", title: "U.S.", path: "us" },
  { type: "section", id: "quay", title: "Quay", path: "quay" },
  {
    type: "layout",
    id: "words-alone",
    subtype: "sectionLayout",
    elementId: "quay",
    main: [
      { is: "paragraph", props: { text: "What this section is about." } },
      { is: "raw-html", props: { content: "<p>More words.</p>" } },
    ],
  },
  { type: "tag", id: "ports", title: "Ports", path: "ports" },
  { type: "tag", id: "nobody", title: "Nobody’s", path: "nobody" },
  { type: "person", id: "17", full_name: "Ada Quill", role: "Author", canonical_url: "/person/q/ada-quill" },
  { type: "show", id: "18", title: "Low Tide", show_slug: "low-tide" },
  ...Array.from({ length: count }, (_, number) => story(number)),
];

let site: DemoSite;

async function store(...lines: object[]): Promise<string> {
  const input = lines.map((line) => JSON.stringify(line)).join("\n");
  const { stdout, stderr } = await runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, input);
  return stdout + stderr;
}

beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: { ...ofDemoBrand, SURROGATE_KEYS: "on", SITE_ORIGIN: "https://freight.example" },
  });
  await store(...records);
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const textAt = async (path: string) => (await get(path)).text();
const rootAt = async (path: string): Promise<HTMLElement> => parse(await textAt(path));
const hrefs = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((link) => (link.getAttribute("href") ?? "").replaceAll("&amp;", "&"));

describe("FRONT-07 an archive by month", () => {
  it("is linked from the front, and every story is reached by it", async () => {
    const [all = ""] = hrefs(await rootAt("/freight"), 'main a[href*="archive"]');
    expect(all).toBe("/freight?archive=all");
    const months = hrefs(await rootAt(all), "main li a");
    expect(months).toHaveLength(44);
    expect(months.at(-1)).toMatch(/^\/freight\?archive=2019-/);
    const reached = new Set<string>();
    for (const month of months) {
      const root = await rootAt(month);
      const pages = new Set([month, ...hrefs(root, 'nav[aria-label="Pages"] a')]);
      for (const page of pages)
        for (const url of hrefs(page === month ? root : await rootAt(page), "main h3 a")) reached.add(url);
    }
    expect(reached.size).toBe(count);
  });

  it("a month has its address, its neighbours and its pages", async () => {
    const root = await rootAt("/freight?archive=2020-02");
    expect(root.querySelector("h1")?.text).toBe("Freight, February 2020");
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      "https://freight.example/freight?archive=2020-02",
    );
    expect(hrefs(root, 'nav[aria-label="Months"] a')).toEqual([
      "/freight?archive=2020-01",
      "/freight?archive=all",
      "/freight?archive=2020-03",
    ]);
    expect(root.querySelectorAll("h1")).toHaveLength(1);
    const dates = root.querySelectorAll("main li time").map((time) => time.getAttribute("datetime") ?? "");
    expect(dates.length).toBeGreaterThan(40);
    expect(dates.every((date) => easternMonth(Date.parse(date)) === "2020-02")).toBe(true);
    const crowded = Array.from({ length: 70 }, (_, index) =>
      story(index, {
        id: `crowd-${index}`,
        canonical_url: `/freight/crowd-${index}`,
        publication_date: "2010-05-05T12:00:00Z",
      }),
    );
    await store(...crowded);
    await expect
      .poll(async () => hrefs(await rootAt("/freight?archive=2010-05"), 'nav[aria-label="Pages"] a'))
      .toEqual(["/freight?archive=2010-05", "/freight?archive=2010-05&page=2", "/freight?archive=2010-05&page=2"]);
    const second = await rootAt("/freight?archive=2010-05&page=2");
    expect(second.querySelectorAll("main h3")).toHaveLength(20);
    expect(second.querySelector('link[rel="prev"]')?.getAttribute("href")).toBe(
      "https://freight.example/freight?archive=2010-05",
    );
    expect((await get("/freight?archive=2010-05&page=3")).status).toBe(404);
  });

  it.each([
    "/freight?archive=2018-05",
    "/freight?archive=soon",
    "/freight?archive=2019-13",
    "/us?archive=all",
    "/freight?archive=2020-02&page=0",
  ])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("all stories have one, at the front page", async () => {
    const months = hrefs(await rootAt("/?archive=all"), "main li a");
    expect(months).toContain("/?archive=2020-02");
    const root = await rootAt("/?archive=2020-02");
    expect(root.querySelector("h1")?.text).toBe("All stories, February 2020");
    expect(root.querySelectorAll("main h3").length).toBeGreaterThan(40);
    expect((await get("/?archive=2018-05")).status).toBe(404);
  });

  it("a tag has one too", async () => {
    expect(hrefs(await rootAt("/category/ports"), 'main a[href*="archive"]')).toContain("/category/ports?archive=all");
    const [, month = ""] = hrefs(await rootAt("/category/ports?archive=all"), "main li a");
    expect((await rootAt(month)).querySelectorAll("main h3").length).toBeGreaterThan(0);
  });

  it("a month is cached, and purged by its own stories alone", async () => {
    const keysOf = async (path: string) => (await get(path)).headers.get("surrogate-key")?.split(" ") ?? [];
    const keys = await keysOf("/freight?archive=2020-02");
    expect(keys).toContain("month:article/2020-02");
    expect(keys).not.toContain("list:article/section:freight");
    await store(story(1, { title: "Cargo one, corrected", id: "70001" }));
    const month = `/freight?archive=${new Date(first + step).toISOString().slice(0, 7)}`;
    await expect.poll(() => textAt(month)).toContain("Cargo one, corrected");
  });

  it("the map of the site names every month that has a story, and only those", async () => {
    const index = await textAt("/sitemap.xml");
    const maps = [...index.matchAll(/<loc>https:\/\/freight\.example(\/sitemaps\/archive-[^<]+)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    expect(maps).toContain("/sitemaps/archive-2020-02.xml");
    const map = await textAt("/sitemaps/archive-2020-02.xml");
    const addresses = [...map.matchAll(/<loc>https:\/\/freight\.example([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
    expect(addresses).toContain("/freight?archive=2020-02");
    expect(addresses.join()).not.toContain("/us?");
    for (const address of addresses) expect((await get(address)).status, address).toBe(200);
    expect((await get("/sitemaps/archive-2001-02.xml")).status).toBe(404);
  });

  it("without a list that goes on, the front itself leads to its further pages", async () => {
    await store({
      type: "layout",
      id: "l",
      subtype: "sectionLayout",
      elementId: "freight",
      main: [{ is: "spotlight", props: { searchCriteria: { size: 5 } } }],
    });
    await expect
      .poll(async () => hrefs(await rootAt("/freight"), 'nav[aria-label="Pages"] a'))
      .toContain("/freight?page=2");
    const last = await rootAt("/freight?page=8");
    expect(last.querySelectorAll("main article").length).toBeGreaterThan(0);
    expect(hrefs(last, "main a")).toContain("/freight?archive=all");
  });
});

describe("an empty front says so", () => {
  it.each([
    ["/us", "No story has been published in U.S. yet."],
    ["/quay", "No story has been published in Quay yet."],
    ["/category/nobody", "No story has been published in Nobody’s yet."],
    ["/person/q/ada-quill", "No stories yet."],
    ["/shows/low-tide", "No stories from this show yet."],
    ["/lite/us", "No story has been published in U.S. yet."],
  ])("LIST-09 %s", async (path, words) => {
    expect(await textAt(path)).toContain(words);
  });

  it("LIST-09 below the words that an editor put there", async () => {
    expect(await textAt("/quay")).toMatch(/What this section is about\..*More words\..*No story has been published/s);
  });

  it("and offers no archive", async () => {
    expect(hrefs(await rootAt("/us"), 'main a[href*="archive"]')).toEqual([]);
  });
});

describe("FRONT-06 feeds", () => {
  it("every section has one, found by its path", async () => {
    expect(await textAt("/feeds/freight.xml")).toContain("<title>Cargo 1999</title>");
    expect((await get("/feeds/freight.json")).status).toBe(200);
    expect((await get("/feeds/numbered.xml")).status).toBe(200);
    expect((await get("/feeds/nowhere.xml")).status).toBe(404);
  });

  it("and so has every tag, with a record or without", async () => {
    expect(await textAt("/feeds/category/ports.xml")).toContain("<title>Cargo 1900</title>");
    expect(await textAt("/feeds/category/ports.xml")).not.toContain("<title>Cargo 1999</title>");
    expect((await get("/feeds/category/carried.json")).status).toBe(200);
    expect((await get("/feeds/category/ports.ninjs.json")).status).toBe(200);
    expect((await get("/feeds/category/nowhere.xml")).status).toBe(404);
  });

  it("and only the twelve lead to theirs", async () => {
    expect(hrefs(await rootAt("/freight"), 'link[rel="alternate"]')).toEqual([]);
    expect(hrefs(await rootAt("/us"), 'link[rel="alternate"]')).toEqual(["/feeds/us.xml", "/feeds/us.json"]);
  });
});
