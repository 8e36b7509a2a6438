// What moved on a page without the reader's doing, counted as browsers count it.

import { expect, type Page } from "@playwright/test";

/** To be called before the page is opened; answers the function that tells the sum so far. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry)
          Object.assign(window, { shifted: Reflect.get(window, "shifted") + Number(entry.value) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}

/** As a reader who goes to the end without stopping. */
export async function scrollThrough(page: Page, step = 700): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
}

/** Nothing moves while the page is gone through, and nothing is wider than the screen. `ready` waits for what comes after loading. */
export async function expectStillPage(
  page: Page,
  { path, width, ready }: { path: string; width: number; ready?: () => Promise<unknown> },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const shifts = await watchShifts(page);
  await page.goto(path);
  await ready?.();
  await scrollThrough(page);
  await page.waitForTimeout(400);
  expect(await shifts()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
