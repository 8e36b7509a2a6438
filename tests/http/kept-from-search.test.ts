// Stories and pages that their publisher keeps from search engines: readers have them, no map names them.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const story = (id: number, fields: object = {}) => ({
  type: "article",
  id,
  title: `Quay ${id}`,
  canonical_url: `/harbor/quay-${id}`,
  publication_date: new Date().toISOString(),
  components: [{ is: "paragraph", props: { text: "The words of the story." } }],
  ...fields,
});
const page = (id: number, fields: object = {}) => ({
  type: "static_page",
  id,
  title: "Pier",
  path: `pier-${id}`,
  ...fields,
});

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ...ofDemoBrand, SITE_ORIGIN: "https://harbor.example" } });
  const records = [story(1), story(2, { noindex: true }), page(3), page(4, { noindex: true })];
  const input = records.map((record) => JSON.stringify(record)).join("\n");
  const { stdout, stderr } = await runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, input);
  expect(stdout + stderr).toContain("4");
});
afterAll(() => site.stop());

const textAt = async (path: string) => (await fetch(site.url + path)).text();

it.each([
  ["/harbor/quay-1", false],
  ["/harbor/quay-2", true],
  ["/pier-3", false],
  ["/pier-4", true],
])("META-02 %s is kept from search engines: %s", async (path, isKept) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  const robots =
    parse(await response.text())
      .querySelector('meta[name="robots"]')
      ?.getAttribute("content") ?? "";
  expect(robots.includes("noindex")).toBe(isKept);
  const index = await textAt("/sitemap.xml");
  const maps = [...index.matchAll(/<loc>https:\/\/harbor\.example([^<]+)</g)].map(([, map = ""]) => map);
  expect(maps.length).toBeGreaterThan(2);
  const named = (await Promise.all(maps.map(textAt))).join("");
  expect(named.includes(`https://harbor.example${path}<`)).toBe(!isKept);
});
