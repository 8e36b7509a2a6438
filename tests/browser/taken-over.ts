// When a page does what it can: its script runs, its islands are awake, and nothing more is asked for.

import { expect, type Locator, type Page } from "@playwright/test";

/** Once the script runs, links are client navigations. It has then put the region there that new titles are said in. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("body > [aria-live=polite]") !== null);
}

/** Reaches for an island, as whoever is about to use it does, and waits until it hears. */
export async function wakeIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent("pointerover");
  await expect(island).toHaveAttribute("data-awake");
}

/** The same for every island that can be seen. */
export async function wakeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll("#page [data-island]:not([data-awake])")].filter((island) =>
      island.checkVisibility(),
    );
    for (const island of asleep) island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return asleep.length === 0;
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
