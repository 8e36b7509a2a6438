// What moved on a page without the reader's doing, counted as browsers count it.

import { expect, type Page } from "@playwright/test";
import { quietNetwork } from "./quiet-network.ts";
import { nextFrames } from "./taken-over.ts";

export interface Shifted {
  by: number;
  what: string;
}

/** To be called before the page is opened; answers the function that tells what has moved so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifted[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      hadRecentInput: boolean;
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifted: Shifted[] = [];
    Object.assign(window, { shifted });
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift";
    const tell = ({ node, previousRect: from, currentRect: to }: Shift["sources"][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.outerHTML.replace(/>.*/s, ">")} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`;
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries().filter(isShift))
        if (!hadRecentInput) shifted.push({ by: value, what: sources.map(tell).join("; ") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifted"));
}

/** As a reader who goes to the end without stopping. */
export async function scrollThrough(page: Page, step = 700): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await nextFrames(page);
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
  await quietNetwork(page);
  expect(await shifts()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
