// Each page has a style sheet of its own pieces: what a reader sees is styled from the first moment, on every way to a page.

import type { Page } from "@playwright/test";
import { runContent } from "../demo-site.ts";
import { expect, test } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

const plain = "/styles/words-alone";
const quoted = "/styles/with-a-quote";

const story = (id: string, path: string, blocks: object[]) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: path,
  publication_date: "2026-03-02T00:00:00Z",
  components: [
    ...blocks,
    ...[plain, quoted].map((to) => ({ is: "paragraph", props: { text: `<a href="${to}">Go to ${to}</a>` } })),
  ],
});
const quote = { is: "pull-quote", props: { text: "We stood in the water.", author: "A captain" } };

test.beforeAll(async () => {
  const records = [story("styles-1", plain, []), story("styles-2", quoted, [quote])];
  const env = { DATA_DIR: process.env["SITE_DATA_DIR"] ?? "" };
  const { status, stderr } = await runContent(
    ["import", "-"],
    env,
    records.map((one) => JSON.stringify(one)).join("\n"),
  );
  expect(status, stderr).toBe(0);
});

const quoteSize = (page: Page) =>
  page.locator("figure blockquote").evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
const textSize = (page: Page) =>
  page
    .locator(".article-body > p")
    .first()
    .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));

const sheetsAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

const follow = (page: Page, to: string) => page.locator(`main a[href="${to}"]`).first().click();

test("a page that is navigated to is shown when the styles of its blocks are there", async ({ page }) => {
  await page.goto(plain);
  await takenOver(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/page-*.css", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/page-*.css");
  await follow(page, quoted);
  await asked;
  await expect(page.locator("h1.headline")).toHaveText("Story styles-1");
  held.resolve();
  await expect(page.locator("h1.headline")).toHaveText("Story styles-2");
  expect(await quoteSize(page)).toBeGreaterThan(await textSize(page));
});

test("and asks for no sheet whose pieces are there", async ({ page }) => {
  await page.goto(quoted);
  await takenOver(page);
  const asked = sheetsAsked(page);
  await follow(page, plain);
  await expect(page.locator("h1.headline")).toHaveText("Story styles-1");
  await follow(page, quoted);
  await expect(page.locator("h1.headline")).toHaveText("Story styles-2");
  expect(await quoteSize(page)).toBeGreaterThan(await textSize(page));
  // Where the pointer came to rest, another page may have been fetched ahead.
  const answer = await (await page.request.get(`/_page${plain}`)).json();
  expect(asked).not.toContain(answer.page.styles[1]);
  expect(answer.page.styles[1]).toMatch(/^\/assets\/page-/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page has the same styles", async ({ page }) => {
    await page.goto(quoted);
    expect(await quoteSize(page)).toBeGreaterThan(await textSize(page));
  });

  test("and its menu opens with its own", async ({ page }) => {
    await page.goto(quoted);
    await page.locator("button[popovertarget]:visible").first().click();
    await expect(page.getByRole("navigation", { name: "All sections" })).toHaveCSS("position", "fixed");
  });
});
