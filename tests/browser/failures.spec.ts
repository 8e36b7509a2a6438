// What a reader sees when something is gone. These tests break things on purpose, so the console is not held silent.

import { expect, test } from "@playwright/test";
import { startDemoSite } from "../demo-site.ts";
import { makeNextBuild } from "../stand-ins/next-build.ts";
import { quietNetwork } from "./quiet-network.ts";
import { takenOver } from "./taken-over.ts";

const article = "/politics/senate-clears-storm-recovery-bill";

test("STATE-04 a chunk that is gone after a deploy reloads the page once, and the story is there", async ({ page }) => {
  const next = await makeNextBuild();
  const site = await startDemoSite();
  const deployed = await startDemoSite({ distDir: next.distDir });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${site.url}/politics`);
  await takenOver(page);
  // While nodes change one by one, a page may come from one of the old build and its sheet be asked of one of the new.
  const answers: number[] = [];
  await page.route("**/assets/page-*.css", async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(site.url, deployed.url) });
    answers.push(response.status());
    await route.fulfill({ response });
  });
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("h1.headline")).toBeVisible();
  await expect.poll(() => documents).toBe(2);
  await takenOver(page);
  await quietNetwork(page);
  expect(documents, "no second reload").toBe(2);
  expect(new Set(answers)).toEqual(new Set([404]));
  await expect(page.locator("h1.headline")).toBeVisible();
  await Promise.all([site.stop(), deployed.stop()]);
  await next.remove();
});

test("ERR-02 a navigation that fails shows the error page, and the reader can go on from it", async ({ page }) => {
  const site = await startDemoSite();
  await page.goto(`${site.url}/politics`);
  await takenOver(page);
  await page.route("**/_page/**", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("main")).toContainText("502");
  await page.unroute("**/_page/**");
  await page.locator('a[href="/"]:visible').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await expect(page.locator("main")).not.toContainText("502");
  await site.stop();
});
