// A brand in another time zone, with addresses of its own: what scripts draw says the same as what the server drew.

import { rm } from "node:fs/promises";
import { bostonFolder, changedBrand } from "../brands/brand-folders.ts";
import type { DemoSite } from "../demo-site.ts";
import { harbor, isSameDocument, markDocument, startOwnSite, story } from "./own-site.ts";
import { expect, test } from "./site-test.ts";
import { takenOver, wakeIsland } from "./taken-over.ts";

/** Late on the tenth in Boston, after midnight in Berlin; the reader is elsewhere still. */
const late = "2025-03-10T23:30:00Z";
test.use({ timezoneId: "America/Los_Angeles" });

const list = { is: "article-list", props: { title: "Latest", hasMore: true, searchCriteria: { size: 10 } } };
const records = [
  harbor,
  ...Array.from({ length: 25 }, (_, place) => story(place, { publication_date: late, last_published_date: late })),
  { type: "layout", id: "701", subtype: "sectionLayout", elementId: "harbor", main: [list] },
];

let folder: string;
let site: DemoSite;

test.beforeAll(async () => {
  folder = await changedBrand(bostonFolder, {
    timeZone: "Europe/Berlin",
    timeZoneMark: "CET",
    addresses: { "search-results": "/find", personalities: "/people" },
  });
  site = await startOwnSite(records, { env: { BRAND_DIR: folder } });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const berlin = (at: number) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Berlin", hour: "numeric", minute: "2-digit" })
    .format(at)
    .replace(/\s/, " ");

test("HEADER-02 the clock goes on ticking in the brand's zone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto(site.url);
  await takenOver(page);
  const clock = page.locator("header time").first();
  await expect(clock).toContainText("CET");
  await page.clock.fastForward("05:00");
  const shown = await page.evaluate(() => Date.now());
  await expect(clock).toContainText(berlin(shown));
});

test("LIST-13 dates that scripts draw are those of the server", async ({ page }) => {
  await page.goto(`${site.url}/harbor`);
  await takenOver(page);
  await wakeIsland(page.locator('[data-island="show-more"]'));
  const dates = page.locator("#page article time");
  const drawn = await dates.count();
  await page.getByRole("link", { name: "Show More" }).click();
  await expect.poll(() => dates.count()).toBeGreaterThan(drawn);
  expect([...new Set(await dates.allTextContents())]).toEqual(["March 11, 2025"]);
});

test("LIST-13 a story reached by a client navigation tells the same time as its document", async ({ page }) => {
  await page.goto(`${site.url}/harbor`);
  await takenOver(page);
  await markDocument(page);
  await page.locator("main article a[href^='/harbor/report-']").first().click();
  const time = page.locator("main time").first();
  await expect(time).toContainText("March 11, 2025 12:30 AM CET");
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(time).toContainText("March 11, 2025 12:30 AM CET");
});

test("HEADER-03 the search box leads to the brand's own address, before scripts and after", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  await takenOver(page);
  const form = page.locator("header search form").first();
  await expect(form).toHaveAttribute("action", "/find");
  await form.locator("input[name=q]").fill("report");
  await form.locator("input[name=q]").press("Enter");
  await expect(page).toHaveURL(`${site.url}/find?q=report`);
  await expect(page.locator("main h1")).toContainText("report");
});

test("only the brand's own fonts are loaded, for a year", async ({ page }) => {
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".woff2")) return;
    fonts.push(`${new URL(response.url()).pathname} ${response.headers()["cache-control"] ?? ""}`);
  });
  await page.goto(site.url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^\/assets\/lantern-\d+-[\w-]{8}\.woff2 .*immutable/);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).not.toMatch(/Libre Franklin|Source Serif/);
});
