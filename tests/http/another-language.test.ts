// A publisher who writes in another language: the site's own words say that they are English.

import { rm } from "node:fs/promises";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bostonFolder, changedBrand } from "../brands/brand-folders.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

let folder: string;
let site: DemoSite;

beforeAll(async () => {
  folder = await changedBrand(bostonFolder, { language: "fr-CA" });
  const env = { BRAND_DIR: folder };
  site = await startDemoSite({
    empty: true,
    env,
    records: [
      {
        type: "article",
        id: 1,
        title: "La crue",
        canonical_url: "/metro/crue",
        publication_date: "2026-03-02T00:00:00Z",
        fn__sections: [{ path: "metro", title: "Métro" }],
        components: [{ is: "paragraph", props: { text: "L’eau monte." } }],
      },
    ],
  });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const pageAt = async (path: string) => parse(await (await fetch(site.url + path)).text());

/** What an element is read in. */
function languageAt(page: ReturnType<typeof parse>, selector: string): string | undefined {
  let element: ReturnType<typeof parse> | null = page.querySelector(selector);
  if (element === null) return undefined;
  while (element !== null && !element.hasAttribute("lang")) element = element.parentNode;
  return element?.getAttribute("lang");
}

it.each([
  ["/metro/crue", ".article-date", "en"],
  ["/metro/crue", "h1", "fr-CA"],
  ["/metro/crue", ".article-body p", "fr-CA"],
  ["/metro/crue.print", ".article-date", "en"],
  ["/no-such-page", "h1", "en"],
  ["/metro/la-crue-2", "main ul[lang] a", "fr-CA"],
  ["/settings", "h1", "en"],
])("%s: %s is read in %s", async (path, selector, language) => {
  expect(languageAt(await pageAt(path), selector)).toBe(language);
});
