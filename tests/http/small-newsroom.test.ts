// A site whose store holds ten stories of one section by one person, and nothing else: nothing on it leads nowhere.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "node-html-parser";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { crawl, type CrawledPage } from "../judges/crawl.ts";
import { smallNewsroom } from "../stand-ins/small-newsroom.ts";

let site: DemoSite;
let pages: CrawledPage[];

async function importRecords(records: readonly object[]): Promise<void> {
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, lines);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: ofDemoBrand });
  await importRecords(smallNewsroom);
  await eventually(async () => expect((await fetch(`${site.url}/harbor`)).status).toBe(200));
  await eventually(async () => expect(await navigation("/")).toContain("/harbor/ship-9"));
  const variants = [
    "/lite",
    "/harbor/ship-1.print",
    "/harbor/ship-1.amp",
    "/no-such-page",
    "/search-results/search?q=ship",
  ];
  pages = await crawl(site.url, ["/", ...variants]);
});

afterAll(() => site.stop());

async function navigation(path: string): Promise<string[]> {
  const root = parse(await (await fetch(site.url + path)).text());
  return root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
}

describe("a store of ten stories, one section and one person", () => {
  it("HEADER-01 HEADER-06 FOOTER-01 has no link that leads nowhere, on any page", () => {
    const dead = pages.filter(({ status, path }) => status !== 200 && path !== "/no-such-page");
    expect(dead.map(({ path, status, from }) => `${path}: ${status}, on ${from}`)).toEqual([]);
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.find(({ path }) => path === "/harbor/ship-1.amp")?.html).toContain("<amp-sidebar");
  });

  it("HEADER-04 offers no television where there is none", async () => {
    const links = await navigation("/");
    for (const path of ["/go", "/fnctv", "/shows", "/video", "/us", "/elections"]) expect(links).not.toContain(path);
    expect(links).toContain("/settings");
  });

  it("HEADER-01 names a section as soon as it has a story", async () => {
    expect(await navigation("/harbor")).not.toContain("/world");
    const [, , story] = smallNewsroom;
    await importRecords([
      { type: "section", id: 42, title: "World", path: "world" },
      { ...story, id: 9001, canonical_url: "/world/far-away", wp__category: { title: "World", path: "world" } },
    ]);
    await eventually(async () => expect(await navigation("/harbor")).toContain("/world"));
  });
});
