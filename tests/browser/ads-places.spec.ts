// Advertising in a real browser, against a stand-in for the ad server: every slot fills as it comes near, and nothing moves for it.

import { expect, type Page } from "@playwright/test";
import { article, readingFrom, readThrough, slotsOn, test } from "./ads-site.ts";
import { watchShifts } from "./layout-shifts.ts";

const widths = [375, 768, 1280];

/** Slots that were not asked for yet. The first of them is brought near: who scrolls before the scripts run has left it behind. */
async function waitingNear(page: Page): Promise<string[]> {
  const waiting = (await slotsOn(page)).flatMap(({ id, state }) => (state === "waiting" ? [id] : []));
  if (waiting[0] !== undefined) await page.locator(`[id="${waiting[0]}"]`).scrollIntoViewIfNeeded();
  return waiting;
}

/** Of all that ads stand above, in or beside. The footer has its own height only when it is reached. */
const endOfMain = (page: Page) =>
  page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);

for (const path of [article, "/"]) {
  for (const width of widths) {
    test(`ADS-05 on ${path} at ${width} px every slot fills as it comes near, and nothing moves`, async ({
      page,
      context,
      site,
    }) => {
      await readingFrom(context, "US");
      await page.setViewportSize({ width, height: 900 });
      const shifted = await watchShifts(page);
      await page.goto(site.url + path);
      const before = await endOfMain(page);
      await readThrough(page);
      await expect.poll(() => waitingNear(page)).toEqual([]);
      const slots = await slotsOn(page);
      expect(slots.length).toBeGreaterThan(3);
      for (const { id, state, promo, over } of slots) {
        const isEmpty = /^(ban2|lb3)(-|$)/.test(id);
        expect([id, state, promo, over]).toEqual([id, ...(isEmpty ? ["house", "visible"] : ["filled", "hidden"]), 0]);
      }
      expect(await shifted()).toEqual([]);
      // Fractions of pixels are rounded as they come.
      expect(Math.abs((await endOfMain(page)) - before)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(new Set(site.ads.asked.map((slot) => slot.path)).size).toBe(site.ads.asked.length);
    });
  }
}

test.describe("what is reserved", () => {
  for (const [width, height] of [
    [319, 195],
    [320, 214],
    [767, 214],
    [768, 410],
    [1023, 410],
    [1024, 385],
    [1279, 385],
    [1280, 405],
  ] as const) {
    test(`ADS-05 at ${width} px a container is at least ${height} px high, before anything has loaded`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(site.url + article);
      const heights = await page
        .locator('aside[aria-label^="Advertisement"]:visible')
        .evaluateAll((slots) =>
          slots
            .filter(({ id }) => id !== "lb1")
            .map((slot) => [getComputedStyle(slot).minHeight, slot.getBoundingClientRect().height] as const),
        );
      expect(heights.length).toBeGreaterThan(2);
      for (const [least, real] of heights) {
        expect(least).toBe(`${height}px`);
        expect(real).toBeGreaterThanOrEqual(height);
      }
      await context.close();
    });
  }

  const banners = ["970x66", "728x90"];
  for (const [width, height, reserved, sizes] of [
    [768, 1024, 132, ["728x90"]],
    [1280, 720, 132, banners],
    [1280, 1000, 405, ["970x250", ...banners]],
    [1024, 1100, 385, ["970x250", ...banners]],
  ] as const) {
    test(`ADS-05 on a screen of ${width}×${height} the header's slot asks for what its ${reserved} px can hold, and the headline is in sight`, async ({
      page,
      context,
      site,
    }) => {
      await readingFrom(context, "US");
      await page.setViewportSize({ width, height });
      await page.goto(site.url + article);
      await expect(page.locator('#lb1 [data-ad="filled"]')).toBeVisible();
      const slot = page.locator("#lb1");
      expect(await slot.evaluate((element) => element.getBoundingClientRect().height)).toBe(reserved);
      const asked = site.ads.asked.find(({ path }) => path.endsWith("/lb1"));
      expect(asked?.sizes.map((sides) => sides.join("x"))).toEqual(sizes);
      const headline = await page.locator("h1.headline").boundingBox();
      expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(height);
    });
  }
});
