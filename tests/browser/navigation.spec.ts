import type { Page } from "@playwright/test";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { nextFrames, takenOver } from "./taken-over.ts";

const article = "/politics/senate-clears-storm-recovery-bill";

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-first-document"));
}

test("ROUTE-01 a link is followed without a document load; title, canonical and body class follow", async ({
  page,
}) => {
  await page.goto("/politics");
  await takenOver(page);
  await markDocument(page);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("h1.headline")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(article);
  await expect(page).toHaveTitle(/Meridian/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${article}$`));
  await expect(page.locator("body")).toHaveClass(/article-single/);
});

test("ROUTE-02 a new page starts at the top, back returns to the place", async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  await page.evaluate(() => window.scrollTo(0, 1400));
  await nextFrames(page);
  const place = await page.evaluate(() => window.scrollY);
  const link = page.locator("main a[href^='/']:visible").filter({ hasText: /\w{4}/ });
  const visible = await link.evaluateAll((links) =>
    links.findIndex((one) => {
      const box = one.getBoundingClientRect();
      return box.top > 200 && box.bottom < innerHeight - 50 && box.height > 10;
    }),
  );
  await link.nth(visible).click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(5);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
});

test("ROUTE-02 who goes back before any script ran is where the address says", async ({ page }) => {
  await page.goto("/politics");
  await takenOver(page);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("h1.headline")).toBeVisible();
  const gone = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gone.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("h1.headline")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe("/politics");
  gone.resolve();
  await expect(page.locator("h1")).toHaveText("Politics");
});

test("ROUTE-03 a hash is used, then taken from the address, without a second load", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${article}#main`);
  await takenOver(page);
  await expect.poll(() => page.url()).not.toContain("#");
  expect(documents).toBe(1);
});

test("redirects and 404s are the same in a client navigation", async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/politics/";
    link.textContent = "moved";
    link.id = "moved";
    document.body.prepend(link);
    const dead = document.createElement("a");
    dead.href = "/no/such/story";
    dead.textContent = "dead";
    dead.id = "dead";
    document.body.prepend(dead);
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator("#moved").click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/politics");
  await expect(page.locator("main h1")).toHaveText("Politics");
  expect(asked.filter((path) => path.startsWith("/_page"))).toEqual(["/_page/politics/", "/_page/politics"]);
  await page.locator("#dead").click();
  await expect(page.locator("h1")).toHaveText("Something has gone wrong…");
  expect(await isSameDocument(page)).toBe(true);
});

test("HEADER-03 the search box is a GET form and becomes a client navigation", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await takenOver(page);
  await markDocument(page);
  const box = page.locator('header input[name="q"]').first();
  await box.fill("storm");
  await box.press("Enter");
  await expect.poll(() => page.url()).toContain("/search-results/search?q=storm");
  await expect(page.locator("main a:visible").first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("STATE-02 losing the connection is shown, takes no page away, and so is its return", async ({
  page,
  context,
  consoleMessages,
}) => {
  await page.goto("/");
  await takenOver(page);
  await markDocument(page);
  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  // Parts further down ask for their code now, in vain.
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await failed;
  await quietNetwork(page);
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toBeHidden();
  consoleMessages.length = 0;
});

test("ROUTE-01 the title of a new page is said to those who hear the site", async ({ page }) => {
  await page.goto("/politics");
  await takenOver(page);
  const region = page.locator("body > [aria-live=polite]").first();
  await expect(region).toBeEmpty();
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("h1.headline")).toBeVisible();
  await expect(region).toHaveText(await page.title());
  await page.goBack();
  await expect(page).not.toHaveTitle(/Senate clears/);
  await expect(region).toHaveText(await page.title());
});
