// When a page does what it can: the server's drawing is taken over by React, and nothing more is asked for.

import type { Locator, Page } from "@playwright/test";

/** Once the page is taken over, links are client navigations. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
}

export function isAwake(island: Locator): Promise<boolean> {
  return island.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactContainer")));
}

/** Brings every part of the page near the viewport, and waits until those that can be seen are awake. */
export async function wakeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll("#page [data-island]")].filter(
      (island) => island.checkVisibility() && !Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    );
    asleep[0]?.scrollIntoView({ block: "center", behavior: "instant" });
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
