// A site with an ad server, which is a stand-in, and what the tests of advertising ask of its pages. Started once for all tests of a worker.

import type { BrowserContext, Page } from "@playwright/test";
import { startDemoSite } from "../demo-site.ts";
import { startGptStandIn, type GptStandIn } from "../stand-ins/gpt.ts";
import { startMetaFeedStandIn, type MetaFeedStandIn } from "../stand-ins/meta-feed.ts";
import { scrollThrough } from "./layout-shifts.ts";
import { quietNetwork } from "./quiet-network.ts";
import { test as siteTest } from "./site-test.ts";

export const article = "/politics/senate-clears-storm-recovery-bill";

interface AdsSite {
  url: string;
  dataDir: string;
  log(): string;
  ads: GptStandIn;
  feed: MetaFeedStandIn;
}

/** Tests tell the ad server's requests apart by time: each begins with none. */
export const test = siteTest.extend<{ site: AdsSite }, { startedSite: AdsSite }>({
  startedSite: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const ads = await startGptStandIn({ emptySlots: ["ban2", "lb3"] });
      const feed = await startMetaFeedStandIn();
      const site = await startDemoSite({
        env: {
          AD_PROVIDER: "gpt",
          AD_NETWORK: "1234567",
          AD_SCRIPT_URL: ads.script,
          AD_META_URL: feed.url,
          REGION_HEADER: "x-country",
        },
      });
      await use({ ...site, ads, feed });
      await site.stop();
      await ads.stop();
      await feed.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ startedSite }, use) => {
    startedSite.ads.asked.length = 0;
    startedSite.ads.requests.length = 0;
    await use(startedSite);
  },
});

/** The proxy in front says where the reader is. */
export async function readingFrom(context: BrowserContext, country: string): Promise<void> {
  await context.route("**/api/region", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-country": country } }),
  );
}

export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page, 400);
  await quietNetwork(page);
}

/** Every request that leaves the site. */
export function strangers(page: Page, own: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith("data:")) seen.push(request.url());
  });
  return seen;
}

export interface SeenSlot {
  id: string;
  state: string | null;
  reserved: number;
  promo: string;
  /** The creative's sides beyond those of the space. */
  over: number;
}

export function slotsOn(page: Page): Promise<SeenSlot[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('aside[aria-label^="Advertisement"]')]
      .filter((slot) => slot.getClientRects().length > 0)
      .map((slot) => {
        const live = slot.querySelector("[data-ad]");
        const frame = slot.querySelector("iframe")?.getBoundingClientRect();
        const space = live?.getBoundingClientRect();
        const promo = slot.querySelector("[data-island] + *");
        return {
          id: slot.id,
          state: live?.getAttribute("data-ad") ?? null,
          reserved: Number.parseFloat(getComputedStyle(slot).minHeight),
          promo: promo === null ? "none" : getComputedStyle(promo).visibility,
          over: frame && space ? Math.max(0, frame.width - space.width, frame.height - space.height) : 0,
        };
      }),
  );
}
