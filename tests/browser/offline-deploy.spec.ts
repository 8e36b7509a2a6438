// Readers with a service worker across a deploy. These tests cut the network off, so the console is not held silent.

import { expect, type Page } from "@playwright/test";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { makeNextBuild } from "../stand-ins/next-build.ts";
import { cached, dataDir, followed, front, keeps, story, test } from "./offline-site.ts";
import { quietNetwork } from "./quiet-network.ts";
import { takenOver } from "./taken-over.ts";

const editionOf = async (page: Page) => {
  await page.waitForLoadState();
  return page.evaluate(() => ({
    build: document.getElementById("page-state")?.dataset["build"],
    script: document.documentElement.dataset["edition"] ?? "first",
    style: getComputedStyle(document.documentElement).getPropertyValue("--edition") || "first",
    files: [
      ...new Set(
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
          .map(({ name }) => (/\.next\.\w+$|\/page-0000face-/.test(name) ? "next" : "first")),
      ),
    ],
  }));
};

const shells = async (page: Page) => Object.keys(await cached(page)).filter((name) => name.includes("-shell-"));

test("STATE-04 across a deploy no page is of two builds: open ones go on, the next one is new and whole", async ({
  page: tab,
  context,
  network,
}) => {
  await context.addInitScript(() => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.is === "which-build") Object.assign(window, { asked: (Reflect.get(window, "asked") ?? 0) + 1 });
    });
  });
  const next = await makeNextBuild();
  const site = await startDemoSite({ dataDir: dataDir(), distDir: next.distDir });
  try {
    await tab.goto(story);
    await keeps(tab, story);
    const other = await context.newPage();
    await other.goto(front);
    await keeps(other, front);
    // A page that still asks for its script when the deploy comes is loaded anew, rightly.
    await quietNetwork(other);
    const { build } = await editionOf(tab);
    const [shell = ""] = await shells(tab);
    expect(shell).toContain(build);
    const oldFile = (await cached(tab))[shell]?.find((address) => /ArticleTools/.test(address)) ?? "";

    network.leadTo(site.url);
    expect((await fetch(network.url + oldFile)).status, "gone from the server").toBe(404);
    // The browser's own cache would hide what the worker does not have.
    const devtools = await context.newCDPSession(tab);
    const forgetFiles = () => devtools.send("Network.clearBrowserCache");
    await forgetFiles();
    await other.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const status = (page: Page) => page.evaluate(async (address) => (await fetch(address)).status, oldFile);
    expect(await status(tab), "still there for the open page").toBe(200);

    await followed(other).click();
    await expect(other.locator("html[data-edition=next]")).toBeAttached();
    await quietNetwork(other);
    const after = await editionOf(other);
    expect(after).toEqual({
      build: expect.not.stringMatching(build ?? ""),
      script: "next",
      style: "next",
      files: ["next"],
    });
    await expect.poll(() => shells(other)).toHaveLength(2);
    // A second time: it has looked once, and has not taken over.
    await tab.waitForFunction(() => Reflect.get(window, "asked") > 1);
    await forgetFiles();
    expect(await status(tab), "the new worker waits for the page of the old build").toBe(200);
    expect(await shells(other)).toHaveLength(2);
    expect((await editionOf(tab)).build).toBe(build);

    await tab.goto("/world");
    await expect(tab.locator("html[data-edition=next]")).toBeAttached();
    // The new worker follows when the old one sleeps. Browsers let it, but not while something watches it, as a test does.
    await devtools.send("ServiceWorker.enable");
    await expect(async () => {
      await devtools.send("ServiceWorker.stopAllWorkers");
      // As when the reader comes back to the page, which then asks the worker to look again.
      await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      expect(await shells(tab)).toEqual([expect.stringContaining(after.build ?? "")]);
    }).toPass({ intervals: [2500] });

    network.cut();
    await tab.goto(front);
    await expect(tab.getByText(/Kept copy from/)).toBeVisible();
    await quietNetwork(tab);
    expect(await editionOf(tab), "a copy of before is whole too").toEqual({
      build,
      script: "first",
      style: "first",
      files: ["first"],
    });
  } finally {
    await site.stop();
    await next.remove();
  }
});

test("STATE-04 the switch takes the worker away from those who have it, with all that it cached", async ({
  page,
  network,
}) => {
  let site: DemoSite | undefined;
  try {
    await page.goto(story);
    await keeps(page, story);
    site = await startDemoSite({ dataDir: dataDir(), env: { FLAGS: "-offline" } });
    network.leadTo(site.url);
    await page.goto(front);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    await page.goto(story);
    await takenOver(page);
    await quietNetwork(page);
    expect(await left()).toEqual({ workers: 0, caches: [] });
  } finally {
    await site?.stop();
  }
});
