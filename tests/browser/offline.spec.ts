// Reading without a connection, and across a deploy. These tests cut the network off, so the console is not held silent.

import { join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { runNode, startDemoSite, type DemoSite } from "../demo-site.ts";
import { makeNextBuild } from "../stand-ins/next-build.ts";
import { startWeakNetwork, type WeakNetwork } from "../stand-ins/weak-network.ts";
import { findings } from "./findings.ts";
import { quietNetwork } from "./quiet-network.ts";

const front = "/politics";
const story = "/politics/senate-clears-storm-recovery-bill";
const unread = "/us/flood-insurance-questions-answered";
const draft = "port-fee-schedule-what-changes";
const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");
const dataDir = () => process.env["SITE_DATA_DIR"] ?? "";

const test = base.extend<{ network: WeakNetwork }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  network: async ({}, use) => {
    const network = await startWeakNetwork(process.env["SITE_URL"] ?? "");
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.url),
});
test.use({ serviceWorkers: "allow" });

/** What stands in the caches of this site: addresses by cache. */
const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => url.replace(location.origin, ""));
    }
    return found;
  });

const keptAddresses = async (page: Page) => (await cached(page))["meridian-kept"] ?? [];

async function keeps(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toContain(path);
}

/** The first picture of a page, in whatever size, has come. */
async function showsPicture(page: Page): Promise<void> {
  const image = page.locator("main figure img").first();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
}

const followed = (page: Page) => page.locator(`main a[href="${story}"]`).first();

test("STATE-02 pages that were read open without a connection, by address and by link; others give the list of them", async ({
  page,
  network,
  context,
}) => {
  await page.goto(front);
  await keeps(page, front);
  await followed(page).click();
  await expect(page.locator("h1.headline")).toBeVisible();
  const headline = await page.locator("h1.headline").innerText();
  await keeps(page, story);
  await expect.poll(async () => (await cached(page))["meridian-pictures"]?.length).toBeGreaterThan(1);

  network.cut();
  await context.setOffline(true);
  await page.goto(`${story}?utm_source=mail`);
  await expect(page.locator("h1.headline")).toHaveText(headline);
  await expect(page.getByText(/Kept copy from \d+:\d\d [AP]M/)).toBeVisible();
  await expect(page.getByText("You are offline")).toBeVisible();
  await showsPicture(page);

  await page.goto(front);
  await expect(page.getByText("You are offline")).toBeVisible();
  await followed(page).click();
  await expect(page.locator("h1.headline")).toHaveText(headline);
  await expect(page.getByText(/Kept copy from/)).toBeVisible();

  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved stories");
  await expect(page.getByText(/Kept copy from/)).toHaveCount(0);

  const answer = await page.goto(unread);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is out of reach");
  await expect(page.locator("main").getByRole("link", { name: headline })).toHaveAttribute("href", story);
  expect(await findings(page)).toEqual([]);
  await page.locator("main").getByRole("link", { name: headline }).click();
  await expect(page.locator("h1.headline")).toHaveText(headline);
  // What listens for the connection comes when the page is idle.
  await expect(page.locator("body > output")).toBeAttached();

  network.leadTo(process.env["SITE_URL"] ?? "");
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toBeHidden();
  await expect(page.getByText("You are back online.")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText(/Kept copy from/)).toHaveCount(0);
  await expect(page.locator("h1.headline")).toHaveText(headline);
  const back = await page.goto(unread);
  expect(back?.status()).toBe(200);
});

test("STATE-02 a network that takes the question and never answers does not keep a reader waiting", async ({
  page,
  network,
}) => {
  await page.goto(story);
  await keeps(page, story);
  await page.goto(front);
  await keeps(page, front);
  network.hang();
  const asked = Date.now();
  await followed(page).click();
  await expect(page.getByText(/Kept copy from/)).toBeVisible();
  await expect(page.locator("h1.headline")).toBeVisible();
  expect(Date.now() - asked).toBeLessThan(8000);
});

test("STATE-02 drafts, pages with a form, calls and searches are not kept", async ({ page, network }) => {
  await page.goto(story);
  await keeps(page, story);
  const made = await runNode([cli, "preview", draft], { DATA_DIR: dataDir(), SITE_ORIGIN: network.url });
  const link = /http\S+/.exec(made.stdout)?.[0] ?? "";
  await page.goto(link);
  await expect(page.locator("h1.headline")).toBeVisible();
  await page.waitForTimeout(3000);
  for (const path of ["/contact", "/search-results/search?q=storm", "/go"]) {
    await page.goto(path);
    await page.waitForTimeout(2000);
  }
  await page.goto("/world");
  await keeps(page, "/world");
  const pages = (await keptAddresses(page)).filter((address) => !address.startsWith("/assets/")).toSorted();
  expect(pages).toEqual(["/_kept/list", story, "/world"].toSorted());
  const everything = JSON.stringify(await cached(page));
  expect(everything).not.toMatch(/preview=|\/api\/|\.mp4|\.m3u8|\/contact/);
});

test("STATE-02 a saved page is listed as saved until it is not; what is not for everyone or not there cannot be saved", async ({
  page,
}) => {
  await page.goto(front);
  await keeps(page, front);
  const told = (is: string, path: string) =>
    page.evaluate(
      async ([what, address]) => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        return new Promise((resolve) => {
          port1.addEventListener("message", ({ data }) => resolve(data));
          port1.start();
          active?.postMessage({ is: what, url: new URL(address ?? "", location.origin).href }, [port2]);
        });
      },
      [is, path],
    );
  expect(await told("keep", unread)).toBe(true);
  expect(await told("keep", "/contact"), "a page for one reader").toBe(false);
  expect(await told("keep", "/no/such/story")).toBe(false);
  await page.goto("/offline");
  await expect(page.getByRole("heading", { name: "Saved" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: /flood insurance/i })).toBeVisible();
  expect(await told("drop", unread)).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Read lately" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Saved" })).toHaveCount(0);
});

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
          .map(({ name }) => (/\.next\.\w+$/.test(name) ? "next" : "first")),
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
  test.slow();
  const next = await makeNextBuild();
  const site = await startDemoSite({ dataDir: dataDir(), distDir: next.distDir });
  try {
    await tab.goto(story);
    await keeps(tab, story);
    const other = await context.newPage();
    await other.goto(front);
    await keeps(other, front);
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
    await other.waitForTimeout(2500);
    await forgetFiles();
    expect(await status(tab), "the new worker waits for the page of the old build").toBe(200);
    expect(await shells(other)).toHaveLength(2);
    expect((await editionOf(tab)).build).toBe(build);

    await tab.goto("/world");
    await expect(tab.locator("html[data-edition=next]")).toBeAttached();
    // The new worker follows when the old one sleeps. Browsers let it, but not while something watches it, as a test does.
    await devtools.send("ServiceWorker.enable");
    await expect(async () => {
      await tab.waitForTimeout(2500);
      await devtools.send("ServiceWorker.stopAllWorkers");
      expect(await shells(tab)).toEqual([expect.stringContaining(after.build ?? "")]);
    }).toPass();

    network.cut();
    await tab.goto(front);
    await expect(tab.getByText(/Kept copy from/)).toBeVisible();
    await tab.waitForTimeout(1500);
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

test("STATE-04 the switch takes the worker away from those who have it, with all that it kept", async ({
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
    await page.waitForTimeout(3000);
    expect(await left()).toEqual({ workers: 0, caches: [] });
  } finally {
    await site?.stop();
  }
});
