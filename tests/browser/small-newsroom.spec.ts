// A site whose store holds ten stories of one section by one person: whatever a page leads to when scripts have drawn their part of it answers.

import { ofDemoBrand } from "../brands/demo-brand.ts";
import type { DemoSite } from "../demo-site.ts";
import { smallNewsroom } from "../stand-ins/small-newsroom.ts";
import { startOwnSite } from "./own-site.ts";
import { plainPictures } from "./plain-pictures.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { takenOver, wakeAll } from "./taken-over.ts";

let site: DemoSite;

test.beforeAll(async () => {
  site = await startOwnSite(smallNewsroom, { env: ofDemoBrand });
  // A site that has just begun does not know yet which of its links lead somewhere.
  await expect.poll(async () => (await fetch(`${site.url}/harbor/ship-9`)).status).toBe(200);
  await expect.poll(async () => (await fetch(site.url)).text()).toContain("/harbor/ship-9");
});

test.afterAll(() => site.stop());

/** Answers do not depend on the width, links that are drawn may. */
const answers = new Map<string, number>();

async function statusOf(path: string): Promise<number> {
  const known = answers.get(path) ?? (await fetch(site.url + path)).status;
  answers.set(path, known);
  return known;
}

for (const width of [320, 768, 1280]) {
  test(`HEADER-01 FOOTER-01 at ${width} px no link of any page leads nowhere`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await plainPictures(page);
    const waiting = ["/"];
    const seen = new Set(waiting);
    const dead: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(site.url + path);
      await takenOver(page);
      await wakeAll(page);
      await quietNetwork(page);
      const links = await page
        .locator("a[href^='/']")
        .evaluateAll((all) => all.map((link) => (link.getAttribute("href") ?? "").replace(/#.*/, "")));
      for (const link of new Set(links)) {
        if (seen.has(link)) continue;
        seen.add(link);
        const status = await statusOf(link);
        if (status !== 200) dead.push(`${link}: ${status}, on ${path}`);
        // Calls, documents and the text edition are answered; pages are looked at.
        else if (!/^\/(api|feeds|lite|_page)(\/|$)|\.[a-z]+$/.test(link)) waiting.push(link);
      }
    }
    expect(dead).toEqual([]);
    expect(seen).toContain("/settings");
    expect(seen.size).toBeGreaterThan(20);
  });
}
