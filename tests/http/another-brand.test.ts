// A newspaper of Boston without television, on the same build: one folder of its own, made as its publisher would make it.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runNode, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { crawl, type CrawledPage } from "../judges/crawl.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = join(mkdtempSync(join(tmpdir(), "brand-")), "ledger");

const answers = [
  "The Boston Ledger",
  "www.bostonledger.example",
  "The paper of the harbor since 1846.",
  "readers@bostonledger.example",
  "Metro, Politics, Opinion",
  "n",
].join("\n");

const story = (section: string, place: number) => ({
  type: "article",
  id: `${section}-${place}`,
  title: `${section} story number ${place} of the day`,
  canonical_url: `https://www.bostonledger.example/${section}/story-${place}`,
  dek: "What happened.",
  publication_date: `2026-03-${10 + place}T12:00:00Z`,
  wp__category: { title: section, path: section },
  fn__contributors: [{ full_name: "Ada Quay" }],
  fn__distribution_platforms: { google_news: { amp: true } },
  components: ["One.", "Two.", "Three."].map((text) => ({ is: "paragraph", props: { text } })),
});

const sections = ["metro", "politics", "opinion"];
const records = sections.flatMap((section, place) => [
  { type: "section", id: 100 + place, title: section, path: section },
  ...[1, 2, 3, 4].map((number) => story(section, number)),
]);

let site: DemoSite;
let pages: CrawledPage[];

async function command(file: string, args: string[], input: string): Promise<void> {
  const env = { BRAND_DIR: folder, ...(site === undefined ? {} : { DATA_DIR: site.dataDir }) };
  const { status, stderr } = await runNode([join(root, file), ...args], env, input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

beforeAll(async () => {
  const made = await runNode([join(root, "scripts/brand.ts"), "new", folder], {}, answers);
  expect(made.status, made.stderr).toBe(0);
  site = await startDemoSite({ empty: true, env: { BRAND_DIR: folder, STAND_INS: "off" } });
  await command("content/cli.ts", ["import", "-"], readFileSync(join(folder, "pages.jsonl"), "utf8"));
  await command("content/cli.ts", ["import", "-"], records.map((record) => JSON.stringify(record)).join("\n"));
  await eventually(async () => expect(await (await fetch(site.url)).text()).toContain('href="/metro"'));
  const others = ["/lite", "/metro/story-1.print", "/metro/story-1.amp", "/no-such-page", "/go", "/fnctv", "/shows"];
  const files = ["/site.webmanifest", "/robots.txt", "/sitemap.xml", "/llms.txt", "/rss", "/feeds/latest.xml"];
  pages = await crawl(site.url, ["/", ...others, ...files]);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const textAt = async (path: string) => (await fetch(site.url + path)).text();

describe("another brand on the same build", () => {
  it("is named on its pages, and no other is", () => {
    expect(pages.find(({ path }) => path === "/")?.html).toContain("The Boston Ledger");
    const named = pages.filter(({ html }) => /meridian/i.test(html)).map(({ path }) => path);
    expect(named).toEqual([]);
  });

  it("has no page of what it has switched off, and nothing leads there", () => {
    const statusOf = (path: string) => pages.find((page) => page.path === path)?.status;
    for (const path of ["/go", "/fnctv", "/shows"]) expect(statusOf(path)).toBe(404);
    const television = /Watch TV|TV schedule|href="\/(go|fnctv|shows|video)["/?]/;
    expect(pages.filter(({ html }) => television.test(html)).map(({ path }) => path)).toEqual([]);
  });

  it("has no link that leads nowhere", () => {
    const expected = new Set(["/no-such-page", "/go", "/fnctv", "/shows", "/rss", "/feeds/latest.xml"]);
    const dead = pages.filter(({ path, status }) => status !== 200 && !expected.has(path));
    expect(dead.map(({ path, status, from }) => `${path}: ${status}, on ${from}`)).toEqual([]);
  });

  it.each(["/site.webmanifest", "/favicon.svg", "/robots.txt", "/sitemap.xml"])("%s is its own", async (path) => {
    expect(await textAt(path)).not.toMatch(/meridian/i);
  });
});
