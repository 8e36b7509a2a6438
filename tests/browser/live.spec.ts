// Live coverage as a reader meets it: what is new announces itself, nothing moves, a lost connection is taken up again.

import type { Page } from "@playwright/test";
import { runContent } from "../demo-site.ts";
import { expectStillPage } from "./layout-shifts.ts";
import { expect, test } from "./site-test.ts";

const began = Date.now();

interface Post {
  id: string;
  title: string;
  body: string;
  time: string;
  pinned?: boolean;
  key?: boolean;
}

const post = (id: string, minutes: number, more: Partial<Post> = {}): Post => ({
  id,
  title: `Post ${id}`,
  body: `<p>${`Words of ${id}. `.repeat(30)}</p>`,
  time: new Date(began - minutes * 60_000).toISOString(),
  ...more,
});

const posts = (count: number) => Array.from({ length: count }, (_, index) => post(`p${index}`, index + 2));

/** Each test has an event of its own. */
function eventOf(name: string) {
  const path = `/coverage/${name}`;
  const store = async (updates: Post[], more: object = {}) => {
    const record = { type: "live_event", id: path.slice(1), title: `Coverage ${name}`, updates, ...more };
    const env = { DATA_DIR: process.env["SITE_DATA_DIR"] ?? "" };
    const { status, stderr } = await runContent(["import", "-"], env, JSON.stringify(record));
    expect(status, stderr).toBe(0);
  };
  return { path, store };
}

const connected = (page: Page) => expect(page.getByText("Updating live")).toBeVisible();
const button = (page: Page, words: string) => page.getByRole("link", { name: words, exact: true });
const shownIds = (page: Page) =>
  page.locator("[data-post]").evaluateAll((all) => all.map((one) => one.getAttribute("data-post")));
const topOf = (page: Page, id: string) =>
  page.locator(`[data-post="${id}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top));

test("new posts announce themselves, move nothing, and come when asked for", async ({ page }) => {
  const { path, store } = eventOf("announced");
  await store([post("pin", 60, { pinned: true }), ...posts(6)]);
  await page.goto(path);
  await connected(page);
  await page.locator('[data-post="p3"]').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 137));
  const before = await topOf(page, "p3");

  await store([post("pin", 60, { pinned: true }), post("n2", 0), post("n1", 1), ...posts(6)]);
  await expect(button(page, "2 new updates")).toBeVisible();
  await expect(page.locator("output", { hasText: "2 new updates" })).toHaveCount(1);
  expect(await topOf(page, "p3")).toBe(before);
  expect(await shownIds(page)).toEqual(["pin", "p0", "p1", "p2", "p3", "p4", "p5"]);

  await button(page, "2 new updates").click();
  expect(await shownIds(page)).toEqual(["pin", "n2", "n1", "p0", "p1", "p2", "p3", "p4", "p5"]);
  await expect(button(page, "2 new updates")).toHaveCount(0);
  await expect(page.locator('[data-post="n2"]')).toBeFocused();
  await expect(page.locator('[data-post="n2"]')).toBeInViewport();
});

test("an edit shows in place, a withdrawn post says so, and what is read stays where it is", async ({ page }) => {
  const { path, store } = eventOf("edited");
  await store(posts(6));
  await page.goto(path);
  await connected(page);
  await page.evaluate(() => document.querySelector('[data-post="p4"]')?.scrollIntoView({ block: "center" }));
  const before = await topOf(page, "p4");
  const longer = post("p0", 2, { body: `<p>${"A correction, with many more words than before. ".repeat(60)}</p>` });
  await store([longer, ...posts(6).filter(({ id }) => id !== "p0" && id !== "p2")]);
  await expect(page.locator('[data-post="p0"]')).toContainText("A correction");
  await expect(page.locator('[data-post="p2"]')).toContainText("This update has been withdrawn.");
  await expect(page.locator('[data-post="p2"]')).not.toContainText("Words of p2");
  expect(Math.abs((await topOf(page, "p4")) - before)).toBeLessThanOrEqual(1);
});

test("key events jump to their posts, also to one that has just come in", async ({ page }) => {
  const { path, store } = eventOf("key");
  await store(posts(30).map((one) => ({ ...one, key: one.id === "p5" || one.id === "p25" })));
  await page.goto(path);
  await connected(page);
  const key = page.getByRole("navigation", { name: "Key events" });
  await key.getByRole("link", { name: "Post p5" }).click();
  await expect(page.locator('[data-post="p5"]')).toBeInViewport();
  expect(page.url()).not.toContain("post=");

  await store([post("n1", 0, { key: true }), ...posts(30).map((one) => ({ ...one, key: one.id === "p25" }))]);
  await button(page, "1 new update").click();
  await expect(key.getByRole("link", { name: "Post n1" })).toBeVisible();
  await key.getByRole("link", { name: "Post p25" }).click();
  await expect(page.locator('[data-post="p25"][data-shared]')).toBeInViewport();
});

test("earlier updates come below without leaving the page", async ({ page }) => {
  const { path, store } = eventOf("earlier");
  await store(posts(45));
  await page.goto(path);
  await connected(page);
  await page.getByRole("link", { name: "Show earlier updates" }).click();
  await expect(page.locator("[data-post]")).toHaveCount(40);
  await page.getByRole("link", { name: "Show earlier updates" }).click();
  await expect(page.locator("[data-post]")).toHaveCount(45);
  await expect(page.getByRole("link", { name: "Show earlier updates" })).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
});

test("one post is shared by an address that opens it in place", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { path, store } = eventOf("shared");
  await store(posts(30));
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(`${path}?page=2`);
  await connected(page);
  await page.locator('[data-post="p25"]').getByRole("link", { name: "Share" }).click();
  await expect(page.locator("output", { hasText: "Link copied" })).toHaveCount(1);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${path}?post=p25#post-p25`);

  await page.goto(address);
  await expect(page.locator('[data-post="p25"][data-shared]')).toBeInViewport();
  await page.goto(address.replace(/#.*/, ""));
  await expect(page.locator('[data-post="p25"][data-shared]')).toBeInViewport();
});

test("without script everything is there: posts, key events, earlier pages, a way to reload", async ({
  browser,
  siteUrl,
}) => {
  const { path, store } = eventOf("plain");
  await store(posts(30).map((one) => ({ ...one, key: one.id === "p25" })));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl + path);
  expect(await page.locator("[data-post]").count()).toBe(20);
  await page.getByRole("navigation", { name: "Key events" }).getByRole("link", { name: "Post p25" }).click();
  await expect(page.locator('[data-post="p25"][data-shared]')).toBeInViewport();
  await page.goto(siteUrl + path);
  await page.getByRole("link", { name: "Show earlier updates" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator("[data-post]").first()).toHaveAttribute("data-post", "p20");
  await page.getByRole("link", { name: "Reload for new updates" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await context.close();
});

test("an event that ends while it is open says so", async ({ page }) => {
  const { path, store } = eventOf("ending");
  await store(posts(3));
  await page.goto(path);
  await connected(page);
  await store(posts(3), { published: false });
  await expect(page.getByText("This coverage has ended.")).toBeVisible();
});

const live = "/coverage/storm-center";

for (const path of [live, "/coverage"]) {
  for (const width of [375, 768, 1280]) {
    test(`ADS-05 nothing moves on ${path} at ${width} px while it loads and is scrolled`, async ({ page }) => {
      await expectStillPage(page, {
        path,
        width,
        ...(path === live && { ready: () => connected(page) }),
      });
    });
  }
}
