// The gallery in a real browser: by keys, buttons, thumbnails, an address with a hash, and without script.

import type { Page } from "@playwright/test";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";

const slideshow = "/us/odalys-first-day-in-pictures";

const counter = (page: Page) => page.locator("output[data-gallery]");
const button = (page: Page, name: string) => page.locator(`button[data-gallery="${name}"]`);

/** The number of the slide that fills the row; the intro is 0. */
const slideOnShow = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector("section ol");
    return track === null ? -1 : Math.round(track.scrollLeft / track.clientWidth);
  });

async function openGallery(page: Page, hash = ""): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(slideshow + hash);
  // Any sign of interest fetches what moves the gallery; from then on a picture is named.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator("section[data-view]").hover({ position: { x: 5, y: 5 } });
    await expect(page.locator("section[data-picture]")).toBeAttached({ timeout: 2000 });
  }).toPass();
}

test("SLIDE-01 arrow keys, Home and End move from the intro to the outro", async ({ page }) => {
  await openGallery(page);
  await expect(counter(page)).toHaveText("12 pictures");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(counter(page)).toHaveText("2 of 12");
  expect(await slideOnShow(page)).toBe(2);
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page)).toHaveText("1 of 12");
  await page.locator("section ol").first().focus();
  await page.keyboard.press("End");
  await expect(counter(page)).toHaveText("The end");
  expect(await slideOnShow(page)).toBe(13);
  await expect(button(page, "next")).toBeDisabled();
  await page.keyboard.press("Home");
  await expect(counter(page)).toHaveText("12 pictures");
  await expect(button(page, "previous")).toBeDisabled();
});

test("SLIDE-01 a key pressed before the gallery has woken is not lost", async ({ page }) => {
  await page.goto(slideshow);
  await page.waitForSelector("section[data-view]");
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).not.toHaveText("12 pictures", { timeout: 500 });
  }).toPass();
});

test("SLIDE-01 a hash opens the slideshow at its picture, and is then taken from the address", async ({ page }) => {
  await openGallery(page, "#picture-5");
  await expect(counter(page)).toHaveText("5 of 12");
  expect(await slideOnShow(page)).toBe(5);
  await expect(page.locator("section nav a[aria-current]")).toHaveAttribute("href", "#picture-5");
  await expect(page).toHaveURL(slideshow);
});

test("SLIDE-01 a link inside the site opens the slideshow at its picture", async ({ page }) => {
  await page.goto("/us/tropical-storm-odalys-makes-landfall");
  await quietNetwork(page);
  await page.evaluate((href) => {
    const link = document.createElement("a");
    Object.assign(link, { href, textContent: "Go" });
    document.querySelector("main")?.prepend(link);
  }, `${slideshow}#picture-7`);
  await page.getByRole("link", { name: "Go", exact: true }).click();
  await expect(page.locator("h1")).toContainText("first day of Odalys");
  await expect(async () => expect(await slideOnShow(page)).toBe(7)).toPass();
});

test("SLIDE-01 the next picture is fetched ahead", async ({ page }) => {
  await openGallery(page);
  await expect(page.locator("#picture-1 img")).toHaveAttribute("loading", "eager");
  await expect(page.locator("#picture-4 img")).toHaveAttribute("loading", "lazy");
  await button(page, "next").click();
  await expect(page.locator("#picture-2 img")).toHaveAttribute("loading", "eager");
});

test("SLIDE-02 filmstrip and grid change places; a thumbnail leads to its picture", async ({ page }) => {
  await openGallery(page);
  await button(page, "grid").click();
  await expect(button(page, "grid")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("section ol").first()).toBeHidden();
  await page.getByRole("link", { name: /^Picture 9:/ }).click();
  await expect(button(page, "filmstrip")).toHaveAttribute("aria-pressed", "true");
  await expect(counter(page)).toHaveText("9 of 12");
  expect(await slideOnShow(page)).toBe(9);
  await page.getByRole("link", { name: /^Picture 3:/ }).click();
  await expect(counter(page)).toHaveText("3 of 12");
});

test("SLIDE-02 the share dialog is closed at first and shares the picture on show", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGallery(page, "#picture-4");
  const dialog = page.getByRole("dialog", { name: "Share this picture" });
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", /picture-4$/);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog).toContainText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/us\/odalys-first-day-in-pictures#picture-4$/,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await button(page, "next").click();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog.getByRole("link", { name: "Email" })).toHaveAttribute("href", /picture-5$/);
});

test("SLIDE-03 slideshows are asked for, hidden meanwhile, and never hold the one on the page", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  await page.route("**/api/article-search?*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await held;
    await route.continue();
  });
  await openGallery(page, "#picture-12");
  await page.keyboard.press("ArrowRight");
  const list = page.locator("[data-list]");
  await expect(list).toHaveAttribute("data-list", "loading");
  await expect(list.locator("li").first()).toBeHidden();
  expect(asked).toEqual(["?size=6&offset=0&isCategory=true&searchSelected=us&contentTypes=slideshow"]);
  answer();
  await expect(list.locator("li:visible")).toHaveCount(5);
  expect(await list.locator(`a[href="${slideshow}"]`).count()).toBe(0);
});

test("SLIDE-03 when the call fails the slideshows of the page are shown", async ({ page }) => {
  await page.route("**/api/article-search?*", (route) => route.fulfill({ status: 404, body: "[]" }));
  await openGallery(page, "#picture-12");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-list=drawn] li:visible")).toHaveCount(5);
});

test("SLIDE-01 the whole screen shows one picture with its words", async ({ page }) => {
  await openGallery(page, "#picture-2");
  await button(page, "fullscreen").click();
  await expect(page.locator("section[data-fullscreen]")).toBeVisible();
  await expect(page.locator("#picture-2 figcaption")).toBeInViewport();
  await page.mouse.wheel(0, 120);
  await expect(counter(page)).toHaveText("3 of 12");
});

test("SLIDE-01 without script every picture can be read, and a hash leads to one", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl + slideshow}#picture-11`);
  await expect(page.locator("#picture-11 figcaption")).toBeInViewport();
  await expect(page.locator("#picture-1 figcaption")).toBeVisible();
  await expect(page.getByText("See the pictures")).toBeHidden();
  expect(await page.locator("section ol figure:visible").count()).toBe(13);
  await context.close();
});

test("BLOCK-08 a phone gets a button and no viewer, a wider screen a viewer that fetches its file when near", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".pdf")) files.push(request.url());
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/us/marlow-bridge-inspections-ignored");
  const link = page.getByRole("link", { name: "Read the memo from year six" });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
  await quietNetwork(page);
  expect(files).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator("iframe").scrollIntoViewIfNeeded();
  expect((await page.locator("iframe").boundingBox())?.height).toBeGreaterThanOrEqual(620);
  await expect(async () => expect(files.length).toBeGreaterThan(0)).toPass();
});
