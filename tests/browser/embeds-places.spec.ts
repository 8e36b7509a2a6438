// Embeds in the pages that they stand in: they move nothing, and bring their hosts along.

import { everyEmbed, plainStory } from "../stand-ins/embed-records.ts";
import { embedsFixtures, embed, show, wake, withProviders, type EmbedsFixtures } from "./embeds-site.ts";
import { scrollThrough, watchShifts } from "./layout-shifts.ts";
import { expect, test as siteTest } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

const test = siteTest.extend<object, EmbedsFixtures>(embedsFixtures);

test("EMBED-01 a video takes the place of its preview to the pixel, and nothing else moves", async ({ page, site }) => {
  const shifts = await watchShifts(page);
  await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  for (const kind of ["youtube", "vimeo"]) {
    const card = embed(page, kind);
    await wake(page, card);
    const before = await card.boundingBox();
    await show(page, kind);
    expect((await card.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  }
  expect(await shifts()).toEqual([]);
});

test("EMBED-01 posts that load by themselves or grow move nothing in view; the rest is shown on request", async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await withProviders(page, site);
  await page.addInitScript(() => localStorage.setItem("embeds-always", '["tweet","instagram","tiktok","chart"]'));
  await page.goto(site.url + everyEmbed);
  await scrollThrough(page);
  await expect(embed(page, "chart").locator(".stand-in")).toBeAttached();
  expect((await shifts()).filter(({ by }) => by >= 0.001)).toEqual([]);
});

test("EMBED-01 a post that is higher than its place is shown whole when the reader asks", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  const card = embed(page, "instagram");
  await wake(page, card);
  await card.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 200));
  await card.locator("button").click();
  await expect(card.getByRole("button", { name: "Show all of it" })).toBeVisible();
  await card.getByRole("button", { name: "Show all of it" }).click();
  expect((await card.locator("[data-phase]").boundingBox())?.height).toBe(900);
});

test("ROUTE-01 a story that needs hosts which the document does not allow comes as a document of its own", async ({
  page,
  site,
}) => {
  await withProviders(page, site);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto(site.url + plainStory);
  await takenOver(page);
  await page.locator(`a[href="${everyEmbed}"]`).first().click();
  await expect(embed(page, "youtube")).toBeAttached();
  await expect.poll(() => documents).toBe(2);
  expect(new URL(page.url()).pathname).toBe(everyEmbed);
  await show(page, "chart");
  // What needs fewer hosts is a client navigation as ever.
  await page.locator(`a[href="${plainStory}"]`).first().click();
  await expect(page.locator("h1.headline")).toContainText("no-embeds");
  expect(documents).toBe(2);
});
