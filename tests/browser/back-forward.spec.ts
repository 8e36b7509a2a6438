// Back is there at once: the browser brings every page back as it was left, from memory.

import type { CDPSession, Page } from "@playwright/test";
import { pageKinds } from "./page-kinds.ts";
import { expect, test as siteTest } from "./site-test.ts";

/** Playwright switches off what is tested here. */
const test = siteTest.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
});

// As readers have them.
test.use({ serviceWorkers: "allow" });

interface Brought {
  from: "BackForwardCacheRestore" | "Navigation";
  /** Why it had to be loaded. */
  reasons: string[];
}

/** By the browser's own history: a page that comes from memory loads nothing that could be waited for. */
async function goBack(browser: CDPSession): Promise<Brought> {
  const reasons: string[] = [];
  browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  const arrived = new Promise<Brought["from"]>((resolve) => {
    browser.on("Page.frameNavigated", ({ frame, type }) => {
      if (frame.parentId === undefined) resolve(type);
    });
  });
  const { entries, currentIndex } = await browser.send("Page.getNavigationHistory");
  await browser.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 });
  return { from: await arrived, reasons };
}

async function leaveAndComeBack(page: Page, path: string): Promise<Brought> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await page.goto(path);
  await page.goto("/rss");
  return goBack(browser);
}

/** What is answered with another status than 200 is kept by no browser; AMP's pages are those of its script, which tests do not load. */
const others = ["a page that is not there", "an AMP story"];
const isKept = ([name]: [string, string]) => !others.includes(name);

for (const [name, path] of Object.entries(pageKinds).filter(isKept)) {
  test(`${name} comes back from memory`, async ({ page }) => {
    expect(await leaveAndComeBack(page, path)).toEqual({ from: "BackForwardCacheRestore", reasons: [] });
  });
}

test("a live page opens its stream again when it comes back", async ({ page }) => {
  const streams: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/live/coverage")) streams.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await page.goto("/coverage/storm-center");
  await expect.poll(() => streams.length).toBe(1);
  await page.goto("/rss");
  const before = streams.length;
  expect((await goBack(browser)).from).toBe("BackForwardCacheRestore");
  await expect.poll(() => streams.length).toBe(before + 1);
});
