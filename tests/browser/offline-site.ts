// A way to the site that can be cut off, and what the service worker of a page has cached.

import { expect, test as base, type Page } from "@playwright/test";
import { startWeakNetwork, type WeakNetwork } from "../stand-ins/weak-network.ts";

export const front = "/politics";
export const story = "/politics/senate-clears-storm-recovery-bill";
export const siteUrl = () => process.env["SITE_URL"] ?? "";
export const dataDir = () => process.env["SITE_DATA_DIR"] ?? "";

export const test = base.extend<{ network: WeakNetwork }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  network: async ({}, use) => {
    const network = await startWeakNetwork(siteUrl());
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.url),
  serviceWorkers: "allow",
});

/** What stands in the caches of this site: addresses by cache. */
export const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => url.replace(location.origin, ""));
    }
    return found;
  });

export const cachedAddresses = async (page: Page) => (await cached(page))["site-pages"] ?? [];

export async function keeps(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedAddresses(page)).toContain(path);
}

export const followed = (page: Page) => page.locator(`main a[href="${story}"]`).first();
