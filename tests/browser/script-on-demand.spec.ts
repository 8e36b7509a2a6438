// What a page loads by itself, and what only comes when the reader reaches for something.

import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

const budget = 20 * 1024;
const story = "/politics/senate-clears-storm-recovery-bill";

const untouched = [
  "/",
  "/politics",
  story,
  "/search-results/search?q=storm",
  "/fnctv",
  "/coverage/storm-center",
  "/elections/2023/general-results?office=governor",
  "/video/6390000000120",
];

interface Script {
  name: string;
  bytes: number;
}

/** The site's own scripts of a page, as they weigh compressed. */
function scriptsOf(page: Page): () => Promise<Script[]> {
  const found: Promise<Script>[] = [];
  page.on("response", (response) => {
    const name = /\/assets\/([^/]+\.js)$/.exec(new URL(response.url()).pathname)?.[1];
    if (name !== undefined)
      found.push(response.body().then((body) => ({ name, bytes: gzipSync(body, { level: 9 }).length })));
  });
  return () => Promise.all(found);
}

const isReact = ({ name }: Script) => name.startsWith("react-");

for (const path of untouched) {
  test(`a page that is read and not touched loads no React and at most 20 KB of script: ${path}`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await takenOver(page);
    await quietNetwork(page);
    const atFirst = await scripts();
    expect(atFirst.filter(isReact)).toEqual([]);
    expect(atFirst.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await quietNetwork(page);
    expect((await scripts()).filter(isReact)).toEqual([]);
  });
}

for (const path of ["/", "/politics", story, "/search-results/search?q=storm"]) {
  test(`a page that is not touched runs one script at once, has two style sheets and asks for no date in a zone: ${path}`, async ({
    page,
  }) => {
    // In the hour in which the page was drawn, whenever the test runs.
    const html = await (await page.request.get(path)).text();
    const drawn = Date.parse(/<time [^>]*datetime="([^"]+)" data-clock/i.exec(html)?.[1] ?? "");
    await page.addInitScript((now) => {
      Date.now = () => now;
      const { DateTimeFormat } = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (target, options) => {
          document.documentElement.toggleAttribute("data-asked-for-a-date", true);
          return Reflect.construct(target, options);
        },
      });
    }, drawn);
    await page.goto(path);
    await takenOver(page);
    await quietNetwork(page);
    await expect(page.locator("script[src]")).toHaveCount(1);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(2);
    await expect(page.locator("html")).not.toHaveAttribute("data-asked-for-a-date");
  });
}

test("what is pressed before anything of it is there is done when it is", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved" }).first()).toHaveAttribute("aria-pressed", "true");
  expect((await scripts()).some(isReact)).toBe(true);
});

test("a click that comes without a pointer, as assistive programs make it, wakes an island too", async ({ page }) => {
  await page.goto(story);
  await takenOver(page);
  await page.getByRole("button", { name: "larger text" }).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator("html")).toHaveAttribute("data-text-size", /large/);
});

test("with the keyboard alone an island wakes when it is reached", async ({ page }) => {
  await page.goto(story);
  await takenOver(page);
  await page.getByRole("button", { name: "larger text" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-text-size", /large/);
});

test("a poster plays at its first press, though nothing of the player was there", async ({ page }) => {
  await page.goto("/video/6390000000120");
  await page.locator("[data-facade]").first().click();
  await expect(page.locator("video")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/video/6390000000120");
});

const asked = (page: Page): string[] => {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/_page/")) paths.push(pathname);
  });
  return paths;
};

test("the page of a link that the reader rests on is there before the click, and asked for once", async ({ page }) => {
  // Where what is in view is not fetched.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } }));
  const paths = asked(page);
  await page.goto("/politics");
  await takenOver(page);
  const answer = page.waitForResponse(`**/_page${story}`);
  await page.locator(`main a[href="${story}"]`).first().hover();
  await (await answer).finished();
  expect(new URL(page.url()).pathname).toBe("/politics");
  await page.locator(`main a[href="${story}"]`).first().click();
  await expect(page.locator("h1.headline")).toBeVisible();
  expect(paths).toEqual([`/_page${story}`]);
});

test("who saves data gets nothing ahead", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const paths = asked(page);
  await page.goto("/politics");
  await takenOver(page);
  await page.locator(`main a[href="${story}"]`).first().hover();
  await quietNetwork(page);
  expect(paths).toEqual([]);
});
