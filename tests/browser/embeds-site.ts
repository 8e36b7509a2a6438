// A site whose stories show something of other sites. The providers are stand-ins; nothing here reaches the network. Started once for all tests
// of a worker.

import { expect, type Fixtures, type Locator, type Page } from "@playwright/test";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { embedRecords } from "../stand-ins/embed-records.ts";
import { scripts } from "../stand-ins/provider-scripts.ts";
import { startProviders, type ProviderStandIn } from "../stand-ins/providers.ts";
import { nextFrames, wakeIsland } from "./taken-over.ts";

export interface EmbedsSite extends DemoSite {
  providers: ProviderStandIn;
}

export interface EmbedsFixtures {
  site: EmbedsSite;
}

export const embedsFixtures: Fixtures<object, EmbedsFixtures> = {
  site: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const providers = await startProviders();
      const site = await startDemoSite({ empty: true, env: providers.env });
      const lines = embedRecords.map((record) => JSON.stringify(record)).join("\n");
      await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
      await use({ ...site, providers });
      await site.stop();
      await providers.stop();
    },
    { scope: "worker" },
  ],
};

const scriptHosts: readonly [string, string][] = [
  ["platform.twitter.com", scripts.tweet],
  ["www.instagram.com", scripts.instagram],
  ["www.tiktok.com", scripts.tiktok],
  ["public.flourish.studio", scripts.chart],
];

/** Answers for the public providers; tells which addresses outside the site were asked for. */
export async function withProviders(page: Page, site: EmbedsSite, failingHost = ""): Promise<string[]> {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) outside.push(request.url());
  });
  await page.route(/^https:/, async (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === failingHost) return route.abort();
    const script = scriptHosts.find(([host]) => host === hostname)?.[1];
    return script !== undefined && route.request().resourceType() === "script"
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({ contentType: "text/html", body: `<!doctype html><title>${hostname}</title>${hostname}` });
  });
  return outside;
}

export const embed = (page: Page, kind: string) => page.locator(`figure[data-embed="${kind}"]`);

/** From then on its button does something at once. */
export async function wake(page: Page, card: Locator): Promise<void> {
  await wakeIsland(card.locator("[data-island]"));
  // The choice is read by a part of its own.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/always-load-[^/]*\.js$/.test(name)),
  );
  await nextFrames(page);
}

export async function show(page: Page, kind: string, at = 0): Promise<Locator> {
  const card = embed(page, kind).nth(at);
  await wake(page, card);
  await card.locator("button").click();
  await expect(card.locator('[data-phase="shown"]')).toBeAttached();
  return card;
}
