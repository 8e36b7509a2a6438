// Reading without a connection. These tests cut the network off, so the console is not held silent.

import { expect, type Page } from "@playwright/test";
import { runContent } from "../demo-site.ts";
import { isWithin } from "../patience.ts";
import { findings } from "./findings.ts";
import { cached, dataDir, followed, front, keeps, cachedAddresses, siteUrl, story, test } from "./offline-site.ts";
import { quietNetwork } from "./quiet-network.ts";

const unread = "/us/flood-insurance-questions-answered";
const draft = "port-fee-schedule-what-changes";

/** The first picture of a page, in whatever size, has come. */
async function showsPicture(page: Page): Promise<void> {
  const image = page.locator("main figure img").first();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
}

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
  await expect.poll(async () => (await cached(page))["site-pictures"]?.length).toBeGreaterThan(1);

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

  network.leadTo(siteUrl());
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toBeHidden();
  await expect(page.getByText("You are back online.")).toBeVisible();
  // A site that is too busy to answer within the worker's patience gives the kept copy once more.
  const again = page.getByRole("link", { name: "Try again" });
  await expect(async () => {
    if ((await again.count()) > 0) await again.click();
    await expect(page.getByText(/Kept copy from/)).toHaveCount(0, { timeout: 10_000 });
  }).toPass();
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
  expect(isWithin(Date.now() - asked, 8000)).toBe(true);
});

test("STATE-02 drafts, pages with a form, calls and searches are not cached", async ({ page, network }) => {
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    Object.assign(window, { told: [] });
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: { is: string }): void {
      postMessage.call(this, message);
      Reflect.get(window, "told").push(message.is);
    };
  });
  /** The page has told the worker that it was read, and the worker has had time to ask for it. */
  const isRead = async () => {
    await page.waitForFunction(() => Reflect.get(window, "told").includes("read"));
    await quietNetwork(page);
  };
  await page.goto(story);
  await keeps(page, story);
  const made = await runContent(["preview", draft], { DATA_DIR: dataDir(), SITE_ORIGIN: network.url });
  const link = /http\S+/.exec(made.stdout)?.[0] ?? "";
  await page.goto(link);
  await expect(page.locator("h1.headline")).toBeVisible();
  await isRead();
  for (const path of ["/contact", "/search-results/search?q=storm", "/go"]) {
    await page.goto(path);
    await isRead();
  }
  await page.goto("/world");
  await keeps(page, "/world");
  const pages = (await cachedAddresses(page)).filter((address) => !address.startsWith("/assets/")).toSorted();
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
