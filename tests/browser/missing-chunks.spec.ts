// After a deploy the files of the build before are gone. Whatever an open page still asks for, it is loaded once, and not again and again. Things
// are broken on purpose here, so the console is not held silent.

import { expect, test, type Page } from "@playwright/test";
import type { DemoSite } from "../demo-site.ts";
import { harbor, startOwnSite, story } from "./own-site.ts";
import { quietNetwork } from "./quiet-network.ts";

let site: DemoSite;

test.beforeAll(async () => {
  site = await startOwnSite([harbor, ...Array.from({ length: 60 }, (_, index) => story(index + 1))]);
});

test.afterAll(async () => {
  await site.stop();
});

/** Counts the documents of a page while files of this name are gone. */
async function openWithout(page: Page, path: string, file: RegExp): Promise<() => number> {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(file, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(site.url + path);
  return () => documents;
}

/** Every part of the page is reached for once. */
async function lookThrough(page: Page, documents: () => number): Promise<number> {
  for (const island of await page.locator("#page [data-island]").all()) {
    // The document may go meanwhile.
    await island.dispatchEvent("pointerover", {}, { timeout: 1000 }).catch(() => undefined);
  }
  return documents();
}

const gone: [string, string, RegExp][] = [
  ["what draws islands", "/harbor", /\/assets\/react-/],
  ["an island of it", "/harbor", /\/assets\/ShowMore-/],
  ["where the further islands are", "/harbor", /\/assets\/further-islands-/],
  ["the controller of an island", "/harbor", /\/assets\/follow-controller-/],
  ["a part that only the device can fill in", "/saved", /\/assets\/SavedList-/],
];

for (const [what, path, file] of gone) {
  test(`STATE-04 a page loads once more when ${what} is gone, and no third time`, async ({ page }) => {
    const documents = await openWithout(page, path, file);
    await expect.poll(() => lookThrough(page, documents)).toBe(2);
    await quietNetwork(page);
    await lookThrough(page, documents);
    await quietNetwork(page);
    expect(documents()).toBe(2);
    await expect(page.locator("h1").first()).toBeVisible();
  });
}

test("STATE-04 what Show More needs is gone: the page is loaded, and not a third time", async ({ page }) => {
  const documents = await openWithout(page, "/harbor", /\/assets\/further-[^i]/);
  const more = page.getByRole("link", { name: "Show More" });
  await more.scrollIntoViewIfNeeded();
  await quietNetwork(page);
  await more.click();
  await expect.poll(documents).toBe(2);
});

test("STATE-04 without memory of it nothing is loaded again", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const documents = await openWithout(page, "/harbor", /\/assets\/react-/);
  await lookThrough(page, documents);
  await quietNetwork(page);
  expect(documents()).toBe(1);
});

test("STATE-04 while the site cannot be reached the page stays", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/ShowMore-/, (route) => route.abort());
  await page.route("**/harbor", (route) => (route.request().method() === "HEAD" ? route.abort() : route.fallback()));
  await page.goto(`${site.url}/harbor`);
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await lookThrough(page, () => documents);
  await failed;
  await quietNetwork(page);
  expect(documents).toBe(1);
});
