// What stands below the first screen is laid out when the reader comes near, and places on the page are where they were all the same.

import type { Page } from "@playwright/test";
import { scrollThrough, watchShifts } from "./layout-shifts.ts";
import { expect, test } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

/** The last module of the front, and how far down the screen it stands. */
const last = "section:last-of-type";
const topOfLast = (page: Page) =>
  page.evaluate(
    (name) => Math.round(document.querySelector(`main .below-fold > ${name}`)?.getBoundingClientRect().top ?? 0),
    last,
  );
const isLaidOut = (page: Page) =>
  page.evaluate((name) => {
    const inside = document.querySelector(`main .below-fold > ${name} *`);
    return inside?.checkVisibility({ contentVisibilityAuto: true });
  }, last);

const bringLast = (page: Page) =>
  page.evaluate((name) => document.querySelector(`main .below-fold > ${name}`)?.scrollIntoView(), last);

for (const width of [375, 1280]) {
  test(`ADS-05 at ${width} px a module is laid out when the reader comes near it, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto("/");
    expect(await isLaidOut(page)).toBe(false);
    await scrollThrough(page);
    await expect.poll(() => isLaidOut(page)).toBe(true);
    expect(await shifts()).toEqual([]);
  });
}

test("a page that is loaded again is where the reader was", async ({ page }) => {
  await page.goto("/");
  await scrollThrough(page);
  await bringLast(page);
  const before = await topOfLast(page);
  await page.reload();
  await expect.poll(() => topOfLast(page)).toBe(before);
});

test("ROUTE-02 a front that is gone back to is where the reader left it", async ({ page }) => {
  await page.goto("/politics");
  await takenOver(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Meridian/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
  await scrollThrough(page);
  await bringLast(page);
  const before = await topOfLast(page);
  await page.locator(`main .below-fold > ${last} a`).first().click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => topOfLast(page)).toBe(before);
});

test("on paper all of it is there", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  expect(await isLaidOut(page)).toBe(true);
});
