// What a reader keeps without an account: saved, listed, followed; on the device alone, with the keyboard too.

import type { Page } from "@playwright/test";
import { watchShifts } from "./layout-shifts.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";

const story = "/politics/senate-clears-storm-recovery-bill";
const video = "/video/6390000000120";

const savedEntry = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const pressed = (page: Page, name: RegExp) => page.getByRole("button", { name, pressed: true });

test("a story and a video are saved, listed newest first, removed, and brought back by Undo", async ({ page }) => {
  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(pressed(page, /Saved/)).toBeVisible();
  await page.goto(video);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(pressed(page, /Saved/)).toBeVisible();
  await page.reload();
  await expect(pressed(page, /Saved/)).toBeVisible();

  await page.goto("/saved");
  const links = page.locator("main li a");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", video);
  await expect(links.last()).toHaveAttribute("href", story);
  await expect(page.locator("main li img").first()).toHaveJSProperty("complete", true);
  await page
    .getByRole("button", { name: /^Remove / })
    .last()
    .press("Enter");
  await expect(links).toHaveCount(1);
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(links).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("a press at the very moment in which the button comes to life counts once", async ({ page }) => {
  await page.addInitScript(() => {
    // As on a slow device: React lets the browser in after every step, also between drawing an island and telling that it is awake.
    const time = performance.now.bind(performance);
    let late = 0;
    performance.now = () => time() + (late += 10);
    const { postMessage } = MessagePort.prototype;
    let isPressed = false;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown): void {
      postMessage.call(this, message);
      const save = [...document.querySelectorAll("[data-island] button")].find((one) => one.textContent === "Save");
      const isDrawn = save !== undefined && Object.keys(save).some((key) => key.startsWith("__reactProps"));
      if (isPressed || !isDrawn || !(save instanceof HTMLElement)) return;
      isPressed = true;
      save.click();
    };
  });
  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).hover();
  await expect(pressed(page, /Saved/)).toBeVisible();
  await quietNetwork(page);
  await expect(pressed(page, /Saved/)).toBeVisible();
  expect(await savedEntry(page, "saved-stories")).toContain(story);
});

test("what is saved in one tab is seen in another", async ({ page, context }) => {
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(story);
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(`main li a[href="${story}"]`)).toBeVisible();
  await other.close();
});

test("nothing read is noted until the reader switches the history on", async ({ page }) => {
  await page.clock.install();
  await page.goto(story);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await savedEntry(page, "reading-history")).toBeNull();
  await page.goto("/saved");
  const history = page.getByRole("switch", { name: /Keep a reading history/ });
  await page.clock.runFor(3000);
  await history.click();
  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(6000);
      return savedEntry(page, "reading-history");
    })
    .toContain(story);
  await page.goto("/saved");
  await page.clock.runFor(3000);
  await expect(page.locator(`main li a[href="${story}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Erase the list" }).click();
  await expect(page.locator("main li a")).toHaveCount(0);
  await history.click();
  expect(await savedEntry(page, "reading-history")).toBeNull();
});

test("what is followed makes a row on the front page that moves nothing, and is not there for anybody else", async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/article-search")) asked.push(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "For you" })).toBeHidden();
  for (const address of ["/category/us/disasters", "/person/r/rosa-delgado-finch", "/shows/the-vail-report"]) {
    await page.goto(address);
    await page.getByRole("button", { name: /^Follow / }).press("Enter");
    await expect(pressed(page, /^Following /)).toBeVisible();
  }
  await page.goto("/");
  const row = page.locator("section", { has: page.getByRole("heading", { name: "For you" }) });
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator("li a").first()).toBeVisible();
  const urls = await row.locator("li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(urls).size).toBe(urls.length);
  const elsewhere = await page
    .locator("main a:not([data-island=for-you] a)")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(urls.filter((url) => elsewhere.includes(url))).toEqual([]);
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(asked.every((url) => !new URL(url).searchParams.get("values")?.includes(","))).toBe(true);
  expect(await shifted()).toEqual([]);

  await page.goto("/settings");
  for (let left = 3; left > 0; left -= 1) {
    await expect(page.getByRole("button", { name: /^Unfollow/ })).toHaveCount(left);
    await page
      .getByRole("button", { name: /^Unfollow/ })
      .first()
      .press("Enter");
  }
  await expect(page.getByText("None yet. Press Follow")).toBeVisible();
  expect(await savedEntry(page, "followed-topics")).toBeNull();
});
