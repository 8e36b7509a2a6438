// Show More on records of the test's own: what it brought is there again after Back, by whatever way the reader left.

import type { Page } from "@playwright/test";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import type { DemoSite } from "../demo-site.ts";
import { harbor, startOwnSite, story } from "./own-site.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { nextFrames, takenOver, wakeIsland } from "./taken-over.ts";

const video = (number: number) => ({
  type: "video",
  id: String(500 + number),
  external_id: String(500 + number),
  title: `Tide film ${number}`,
  last_published_date: "2026-03-02T00:00:00Z",
  brightcove: { streams: [{ url: "/uploads/none.mp4", mime_type: "MP4" }] },
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Ten films in the playlist, of which the front shows six at first. */
const films = {
  is: "video-group",
  props: { title: "Films", playlistId: "77" },
};

const listOf = (searchCriteria: object) => ({
  is: "article-list",
  props: { title: "Latest", hasMore: true, searchCriteria: { size: 10, ...searchCriteria } },
});

const records = [
  harbor,
  { type: "section", id: "pier", path: "pier", title: "Pier" },
  ...numbers(45).map((number) => story(number)),
  ...numbers(12).map((number) =>
    story(100 + number, {
      title: `Pier report ${number}`,
      canonical_url: `/pier/report-${number}`,
      fn__sections: [{ path: "pier", title: "Pier" }],
    }),
  ),
  ...numbers(10).map(video),
  { type: "playlist", id: "77", title: "Films", videos: numbers(10).map((number) => String(500 + number)) },
  { type: "layout", id: "701", subtype: "sectionLayout", elementId: "harbor", main: [listOf({}), films] },
  // The two that are left of the section stand below, by hand.
  {
    type: "layout",
    id: "702",
    subtype: "sectionLayout",
    elementId: "pier",
    main: [
      listOf({}),
      {
        is: "card-grid",
        props: {
          title: "By hand",
          searchCriteria: {
            isFixed: true,
            fixedArticles: [{ articleUrl: "/pier/report-1" }, { articleUrl: "/pier/report-2" }],
          },
        },
      },
    ],
  },
];

let site: DemoSite;

test.beforeAll(async () => {
  site = await startOwnSite(records, { env: ofDemoBrand });
});

test.afterAll(async () => {
  await site.stop();
});

const stories = (page: Page) => page.locator("main article h3 a[href^='/harbor/']");
const more = (page: Page) => page.getByRole("link", { name: "Show More" });
const moreFilms = (page: Page) => page.getByRole("button", { name: "Show More" });
const shownFilms = (page: Page) => page.locator("main li:not([data-later]) > article a[href^='/video/']");
const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page): Promise<void> {
  await page.goto(`${site.url}/harbor`);
  await takenOver(page);
  for (const island of ["show-more", "more-videos"]) await wakeIsland(page.locator(`[data-island="${island}"]`));
}

/** As a reader leaves it: 30 stories, nine films, and far down. */
async function openAndPress(page: Page): Promise<number> {
  await open(page);
  await more(page).click();
  await expect(stories(page)).toHaveCount(20);
  await more(page).click();
  await expect(stories(page)).toHaveCount(30);
  await moreFilms(page).click();
  await expect(shownFilms(page)).toHaveCount(9);
  await stories(page).nth(27).scrollIntoViewIfNeeded();
  await nextFrames(page);
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(1500);
  return place;
}

async function isAsItWas(page: Page, place: number): Promise<void> {
  await expect(stories(page)).toHaveCount(30);
  await expect(shownFilms(page)).toHaveCount(9);
  await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThan(3);
  await expect(stories(page).nth(27)).toBeInViewport();
}

const isAwayFrom = (page: Page) => expect(page.locator("h1.headline")).toBeVisible();

test("LIST-08 VIDEO-03 after Back the lists are as long as they were, and the reader as far down", async ({ page }) => {
  const place = await openAndPress(page);
  await stories(page).nth(27).click();
  await isAwayFrom(page);
  await page.goBack();
  await isAsItWas(page, place);
  await more(page).click();
  await expect(stories(page)).toHaveCount(40);
  const urls = await stories(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(urls).size).toBe(40);
});

test("LIST-08 also where the story was a document of its own, which the browser did not hold", async ({ page }) => {
  const place = await openAndPress(page);
  const url = await stories(page).nth(27).getAttribute("href");
  // A page with such a listener is let go.
  await page.evaluate(() => addEventListener("unload", () => undefined));
  await page.route(`**/_page${url}`, async (route) => {
    const answer: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, build: "a newer one" } });
  });
  await stories(page).nth(27).click();
  await page.waitForURL(`**${url}`);
  await isAwayFrom(page);
  await takenOver(page);
  await page.goBack();
  await isAsItWas(page, place);
});

test("LIST-08 also after a load of the page, and after a second way out", async ({ page }) => {
  const place = await openAndPress(page);
  await page.reload();
  await isAsItWas(page, place);
  await quietNetwork(page);
  await stories(page).nth(27).click();
  await isAwayFrom(page);
  await page.reload();
  await page.goBack();
  await isAsItWas(page, place);
});

test("LIST-08 who comes by a link finds the page as it is made", async ({ page }) => {
  await openAndPress(page);
  await stories(page).nth(27).click();
  await isAwayFrom(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/harbor";
    link.textContent = "To the harbor";
    document.body.prepend(link);
  });
  await page.getByRole("link", { name: "To the harbor" }).click();
  await expect(page.locator("h1")).toHaveText("Harbor");
  await quietNetwork(page);
  await expect(stories(page)).toHaveCount(10);
  expect(await placeOf(page)).toBeLessThan(5);
});

test("LIST-08 when the button goes, the focus is on the first of what it brought", async ({ page }) => {
  await open(page);
  await more(page).focus();
  for (const count of [20, 30, 40]) {
    await page.keyboard.press("Enter");
    await expect(stories(page)).toHaveCount(count);
    await expect(more(page), "stays in focus while it is there").toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(more(page)).toHaveCount(0);
  await expect(stories(page)).toHaveCount(45);
  await expect(stories(page).nth(40)).toBeFocused();
});

test("VIDEO-03 the same for films", async ({ page }) => {
  await open(page);
  await moreFilms(page).focus();
  await page.keyboard.press("Enter");
  await expect(shownFilms(page).nth(6)).toBeFocused();
  await moreFilms(page).focus();
  await page.keyboard.press("Enter");
  await expect(moreFilms(page)).toHaveCount(0);
  await expect(shownFilms(page)).toHaveCount(10);
  await expect(shownFilms(page).nth(9)).toBeFocused();
});

test("LIST-08 no Show More is offered where all that is left stands on the page", async ({ page }) => {
  await page.goto(`${site.url}/pier`);
  await expect(page.locator("main article a[href^='/pier/report']")).toHaveCount(12);
  await expect(page.getByText("Show More")).toHaveCount(0);
});
