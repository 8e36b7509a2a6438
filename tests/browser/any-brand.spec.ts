// The brand that the tests run with (BRAND_DIR; without one, the Boston newspaper's) on a small newspaper of its own: what depends on its
// names, colours, fonts, links and switches. The demo newsroom has its own brand in all other tests.

import { completeBrand } from "../../model/brand/complete-brand.ts";
import { readBrandFile } from "../../model/brand/brand-folder.ts";
import { movedPaths } from "../../model/addresses/url-rows.ts";
import { bostonFolder } from "../brands/brand-folders.ts";
import type { DemoSite } from "../demo-site.ts";
import { bostonNewsroom } from "../stand-ins/boston-newsroom.ts";
import { findingsInAllLooks, none, open } from "./all-looks.ts";
import { startOwnSite } from "./own-site.ts";
import { expect, test } from "./site-test.ts";
import { takenOver, wakeAll } from "./taken-over.ts";
import { watchPolicy } from "./watch-policy.ts";

const folder = process.env["BRAND_DIR"] ?? bostonFolder;
const brand = completeBrand(readBrandFile(folder));
const moved = movedPaths(brand.addresses);

let site: DemoSite;

test.beforeAll(async () => {
  const env = { BRAND_DIR: folder };
  site = await startOwnSite(bostonNewsroom(Date.now(), `https://${brand.domain}`), { env });
  // A site that has just begun does not know yet which of its links lead somewhere.
  await expect.poll(async () => (await fetch(`${site.url}/metro/story-1`)).status).toBe(200);
  await expect.poll(async () => (await fetch(site.url)).text()).toContain("/metro/story-1");
});

test.afterAll(() => site.stop());

const { alerts, elections } = brand.features;
const paths = [
  "/",
  "/metro",
  "/metro/story-1",
  "/opinion/story-2",
  "/metro/harbor-in-pictures-50002",
  "/category/metro/ferries",
  "/person/a/ada-quay",
  "/personalities",
  "/coverage/march-storm",
  "/about",
  "/contact",
  "/newsletters",
  "/saved",
  "/settings",
  ...(alerts ? ["/alerts/subscribe"] : []),
  ...(elections ? ["/elections/2025/city-results"] : []),
  "/search-results/search",
  "/search-results/search?q=boat",
  "/no/such/story",
].map((path) => path.replace(/^[^?]+/, (given) => moved.get(given) ?? given));

for (const width of [375, 1280]) {
  test(`STATE-01 at ${width} px server and browser draw the same, and break no policy`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const violations = await watchPolicy(page);
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
      await takenOver(page);
      await wakeAll(page);
    }
    expect(violations).toEqual([]);
  });
}

for (const path of paths) {
  test(`${path} has no accessibility finding`, async ({ page }) => {
    await open(page, site.url + path);
    expect(await findingsInAllLooks(page)).toEqual(none);
  });
}

test("HEADER-01 FOOTER-01 the publisher is named, and no link of header, menu and footer leads nowhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/metro`);
  await takenOver(page);
  expect(await page.title()).toContain(brand.titleSuffix.trim());
  await page.getByRole("button", { name: "Menu" }).first().click();
  await expect(page.locator("[popover]:popover-open")).toBeVisible();
  const links = await page
    .locator("header a[href^='/'], footer a[href^='/'], [popover] a[href^='/']")
    .evaluateAll((all) => all.map((link) => (link.getAttribute("href") ?? "").replace(/#.*/, "")));
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links)) expect([link, (await fetch(site.url + link)).status]).toEqual([link, 200]);
});
