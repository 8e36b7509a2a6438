// A paper in another script: its header, menu and footer lead to its sections, however the brand writes their addresses.

import { rm } from "node:fs/promises";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CheckedSite } from "../../content/check/check-site.ts";
import { bostonFolder, changedBrand } from "../brands/brand-folders.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const sections = { 政治: "/%E6%94%BF%E6%B2%BB", 文化: "/文化", رياضة: "/%d8%b1%d9%8a%d8%a7%d8%b6%d8%a9" };
const links = Object.entries({ ...sections, 空: "/%E7%A9%BA" }).map(([label, url]) => ({ label, url }));

let folder: string;
let site: DemoSite;

beforeAll(async () => {
  folder = await changedBrand(bostonFolder, { language: "ja-JP", navigation: links, menu: [], footer: links });
  const env = { BRAND_DIR: folder };
  site = await startDemoSite({
    empty: true,
    env,
    records: Object.keys(sections).map((title, number) => ({
      type: "article",
      id: number + 1,
      title: `${title} 1`,
      canonical_url: `/${title}/story`,
      publication_date: "2026-03-02T00:00:00Z",
      fn__sections: [{ path: title, title }],
      components: [{ is: "paragraph", props: { text: title } }],
    })),
  });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

async function linksIn(selector: string): Promise<string[]> {
  const page = parse(await (await fetch(site.url)).text());
  return page.querySelectorAll(`${selector} a`).map((link) => link.textContent.trim());
}

it("HEADER-01 the header and the footer lead to sections with stories, and to no others", async () => {
  await expect.poll(() => linksIn("header")).toEqual(expect.arrayContaining(Object.keys(sections)));
  expect(await linksIn("footer")).toEqual(expect.arrayContaining(Object.keys(sections)));
  expect([...(await linksIn("header")), ...(await linksIn("footer"))]).not.toContain("空");
});

it("HEADER-01 a section's front says in the header that it is there", async () => {
  for (const [title, path] of Object.entries(sections)) {
    const page = parse(await (await fetch(site.url + path)).text());
    expect(page.querySelector("header a[aria-current=page]")?.textContent.trim()).toBe(title);
  }
});

it("the check of the site names the empty one alone", async () => {
  const env = { DATA_DIR: site.dataDir, BRAND_DIR: folder };
  const { stdout } = await runContent(["check", "--json", "--url", site.url], env);
  const { findings }: CheckedSite = JSON.parse(stdout);
  const leftOut = findings.flatMap(({ kind, what }) => (kind === "left-out-link" ? [what] : []));
  expect(leftOut).toEqual(["/%E7%A9%BA"]);
});
