// The next page before it is asked for.

import type { Page } from "@playwright/test";
import { missingPart } from "../../core/sheet-address.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { nextFrames, takenOver } from "./taken-over.ts";

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, path] = /^\/_page(\/.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (path !== undefined) asked.push(path);
  });
  return asked;
}

const onLine = (page: Page, line: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), line);

/** A finger on nothing in particular. */
const move = (page: Page) => page.touchscreen.tap(2, 300);

function sheetsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".css")) asked.push(pathname);
  });
  return asked;
}

/** With an effect. */
const sheetsOn = (page: Page) =>
  page.evaluate(
    () => document.styleSheets.length + document.adoptedStyleSheets.filter(({ disabled }) => !disabled).length,
  );

/** Longer than a link has to rest in view, or under the pointer. */
const whileReading = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));

test.describe("on a phone", () => {
  test.use(phone);

  test("what rests in view is fetched on a good line, and a tap shows it", async ({ page }) => {
    await onLine(page, { effectiveType: "4g", saveData: false });
    const asked = pagesAskedFor(page);
    await page.goto("/politics");
    await takenOver(page);
    await quietNetwork(page);
    await move(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await whileReading(page);
    const [first = ""] = asked;
    await page.locator(`#page a[href="${first}"]:visible`).first().tap();
    await expect.poll(() => new URL(page.url()).pathname).toBe(first);
    await expect(page.locator("#page h1").first()).toBeVisible();
    expect(asked.filter((path) => path === first)).toEqual([first]);
  });

  test("a page that nobody has touched fetches none, and no style sheet but its own two", async ({ page }) => {
    await onLine(page, { effectiveType: "4g", saveData: false });
    const asked = pagesAskedFor(page);
    const sheets = sheetsAskedFor(page);
    await page.goto("/politics");
    await takenOver(page);
    await quietNetwork(page);
    await whileReading(page);
    expect(asked).toEqual([]);
    expect(sheets).toHaveLength(2);
  });

  test("styles of what was fetched take effect when it is shown", async ({ page }) => {
    await onLine(page, { effectiveType: "4g", saveData: false });
    const asked = pagesAskedFor(page);
    const sheets = sheetsAskedFor(page);
    await page.goto("/politics");
    await takenOver(page);
    await quietNetwork(page);
    const before = await sheetsOn(page);
    // Further up stand topics alone, whose pages look as this one does.
    await page.mouse.wheel(0, 700);
    await expect.poll(() => sheets.length).toBeGreaterThan(2);
    await whileReading(page);
    expect(await sheetsOn(page)).toBe(before);
    for (const path of asked) {
      const { page: next } = await (await page.request.get(`/_page${path}`)).json();
      if (missingPart(sheets.slice(0, 2), next?.styles.at(-1) ?? "") !== sheets[2]) continue;
      await page.locator(`#page a[href="${path}"]:visible`).first().tap();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      break;
    }
    await expect.poll(() => sheetsOn(page)).toBe(before + 1);
  });

  for (const line of [
    { effectiveType: "3g", saveData: false },
    { effectiveType: "4g", saveData: true },
  ]) {
    test(`nothing that rests in view is fetched with ${JSON.stringify(line)}`, async ({ page }) => {
      await onLine(page, line);
      const asked = pagesAskedFor(page);
      await page.goto("/politics", { waitUntil: "load" });
      await takenOver(page);
      await quietNetwork(page);
      await move(page);
      await whileReading(page);
      expect(asked).toEqual([]);
    });
  }
});

test("a link under the pointer is fetched, live television and forms are not", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await onLine(page, { effectiveType: "3g", saveData: false });
  const asked = pagesAskedFor(page);
  await page.goto("/politics");
  await takenOver(page);
  for (const path of ["/go", "/contact"]) {
    const link = page.locator(`a[href="${path}"]:visible`).first();
    // The footer has its own height only when it is reached.
    await link.scrollIntoViewIfNeeded();
    await nextFrames(page);
    await link.hover();
    await whileReading(page);
  }
  expect(asked).toEqual([]);
  await page.locator("#page a[href='/politics/senate-clears-storm-recovery-bill']:visible").first().hover();
  await expect.poll(() => asked).toEqual(["/politics/senate-clears-storm-recovery-bill"]);
});
