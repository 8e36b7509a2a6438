// When a page does what it can: its script runs, its islands are awake, and nothing more is asked for.

import type { Locator, Page } from "@playwright/test";

/** Once the script runs, links are client navigations. It has then put the region there that new titles are said in. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("body > [aria-live=polite]") !== null);
}

/** By React, which marks what it has hydrated. */
export function isAwake(island: Locator): Promise<boolean> {
  return island.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactContainer")));
}

/** Reaches for every island that can be seen, and waits until those that React draws are awake. */
export async function wakeAll(page: Page): Promise<void> {
  const islands = page.locator("#page [data-island]:visible");
  for (const island of await islands.all()) await island.dispatchEvent("wake-island", { bubbles: true });
  await page.waitForFunction(() => {
    const known = ["ad", "countdown", "dark-theme", "form", "gallery", "guide-clock", "on-now", "report-link"];
    return [...document.querySelectorAll<HTMLElement>("#page [data-island]")].every(
      (island) =>
        !island.checkVisibility() ||
        known.includes(island.dataset["island"] ?? "") ||
        Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    );
  });
}

/** What was done before has been painted, and whatever watches for it has been told. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
