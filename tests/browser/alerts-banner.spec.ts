// News alerts as a reader meets them: the banner on an open page.

import type { Page } from "@playwright/test";
import { beforeItsTime } from "../before-its-time.ts";
import { isWithin } from "../patience.ts";
import { story, test, type AlertsSite } from "./alerts-site.ts";
import { watchShifts } from "./layout-shifts.ts";
import { expect } from "./site-test.ts";
import { nextFrames } from "./taken-over.ts";

const banner = (page: Page) => page.getByRole("complementary", { name: "News alert" });

/** Opens a page and waits until it listens. */
async function openListening(page: Page, site: AlertsSite, path: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes("/api/live/alerts"));
  await page.goto(site.url + path);
  expect((await listening).status()).toBe(200);
}

test("ROUTE-05 an open page shows a new alert within two seconds, moves nothing, and takes it away", async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await openListening(page, site, story);
  const read = page.getByText("Paragraph 12.");
  await read.scrollIntoViewIfNeeded();
  const before = await read.boundingBox();

  const started = Date.now();
  await site.alert("first", { url: "/us" });
  await expect(banner(page)).toBeVisible();
  const took = Date.now() - started;
  test.info().annotations.push({ type: "banner", description: `${took} ms after it was sent` });
  process.stdout.write(`banner on an open page: ${took} ms after it was sent\n`);
  expect(isWithin(took, 2000)).toBe(true);
  await expect(banner(page).getByRole("link", { name: "Text of first" })).toBeInViewport();
  await expect(page.locator("[aria-live=polite]", { hasText: "Text of first" })).toHaveCount(1);
  expect(await read.boundingBox()).toEqual(before);

  await site.alert("second", { level: "urgent" });
  await expect(banner(page)).toContainText("Text of second");
  await expect(banner(page)).toHaveCount(1);
  await site.withdraw("second");
  await expect(banner(page)).toContainText("Text of first");
  const { prepared: isShown } = await beforeItsTime(async (at) => {
    await site.alert("third", { expires: new Date(at).toISOString() });
    const third = page.getByText("Text of third").first();
    await expect.poll(async () => Date.now() > at || (await third.isVisible())).toBe(true);
    return third.isVisible();
  });
  expect(isShown).toBe(true);
  await expect(banner(page).filter({ hasText: "third" })).toHaveCount(0);
  await site.withdraw("first");
  await expect(banner(page)).toHaveCount(0);
  expect(await read.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test("ROUTE-05 a dismissed alert stays dismissed, by the keyboard too, and leaves no hole", async ({ page, site }) => {
  const shifts = await watchShifts(page);
  await site.alert("stays");
  await openListening(page, site, story);
  await expect(banner(page)).toBeVisible();
  const close = page.getByRole("button", { name: "Dismiss this alert" });
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await openListening(page, site, story);
  await expect(banner(page)).toBeHidden();
  await site.alert("next");
  await expect(banner(page)).toContainText("Text of next");
  expect(await shifts()).toEqual([]);
  await site.withdraw("next");
  await site.withdraw("stays");
});

test("ROUTE-05 a banner that the page came with leaves its place empty when it is withdrawn", async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await site.alert("drawn");
  await openListening(page, site, story);
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  await site.withdraw("drawn");
  await expect(banner(page)).toBeHidden();
  expect(await title.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test("ROUTE-05 at the top of the page a new alert takes the place of the one before, below it floats", async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await site.alert("before");
  await openListening(page, site, story);
  const place = await banner(page).boundingBox();
  await site.alert("after", { level: "urgent" });
  await expect(banner(page)).toContainText("Text of after");
  expect(await banner(page).boundingBox()).toEqual(place);
  await site.alert("long", { level: "urgent", text: "Text that goes on and on, ".repeat(12) });
  await expect(banner(page)).toContainText("on and on");
  await expect(banner(page)).toHaveAttribute("data-floating", "");
  await site.withdraw("long");
  await expect(banner(page)).toContainText("Text of after");
  expect(await banner(page).boundingBox()).toEqual(place);
  await page.getByText("Paragraph 12.").scrollIntoViewIfNeeded();
  await site.alert("last", { level: "urgent" });
  await expect(banner(page)).toContainText("Text of last");
  await expect(banner(page)).toBeInViewport();
  expect(await shifts()).toEqual([]);
  for (const id of ["before", "after", "last"]) await site.withdraw(id);
});

test("ROUTE-05 a tab that nobody looks at listens to nothing, and hears what it missed", async ({ page, site }) => {
  await openListening(page, site, story);
  const show = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await show(true);
  await site.alert("missed");
  // Whoever listened would be told by now.
  await expect.poll(async () => (await fetch(site.url + story)).text()).toContain("Text of missed");
  await nextFrames(page);
  await expect(banner(page)).toHaveCount(0);
  await show(false);
  await expect(banner(page)).toContainText("Text of missed");
  await site.withdraw("missed");
});

test("ROUTE-05 without script the banner is there, without a button that does nothing", async ({ browser, site }) => {
  await site.alert("plain", { url: "/us" });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + story);
  await expect(banner(page).getByRole("link", { name: "Text of plain" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss this alert" })).toBeHidden();
  await page.goto(`${site.url}/alerts/subscribe`);
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on alerts" })).toBeHidden();
  await context.close();
  await site.withdraw("plain");
});
