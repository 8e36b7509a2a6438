// What a viewer does with the videos of stories: everything really plays.

import type { Locator, Page } from "@playwright/test";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";

/** A story led by a video with captions: a file of 11 seconds. */
const withFile = "/us/pump-station-night-crew-odalys";
/** Its second video is a playlist in two qualities. */
const withPlaylist = "/weather/odalys-stalls-louisiana-flood-threat";

const figureOf = (page: Page, nth = 0) => page.locator("figure[data-video-id]").nth(nth);

async function play(page: Page, nth = 0): Promise<{ figure: Locator; film: Locator }> {
  const figure = figureOf(page, nth);
  await pressPlay(figure);
  const film = figure.locator("video");
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0.3);
  return { figure, film };
}

/** A link to the video's page until the script is there, then a button. */
async function pressPlay(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole("button", { name: /^Play video/ }).click();
}

const timeOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime);
const read = <K extends keyof HTMLVideoElement>(film: Locator, name: K) =>
  film.evaluate((video: HTMLVideoElement, key) => video[key as K], name);

test("VIDEO-02 a clip plays in its poster's place, and nothing of the player is fetched before it is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(withFile);
  const figure = figureOf(page);
  const before = await figure.boundingBox();
  await quietNetwork(page);
  expect(asked.filter((path) => /\/(Player|attach-with-hls)-|\/uploads\/video\//.test(path))).toEqual([]);
  const { film } = await play(page);
  const started = await timeOf(film);
  await expect.poll(() => timeOf(film)).toBeGreaterThan(started + 0.5);
  const { width, height } = (await figure.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: before?.width, height: before?.height });
  expect(asked.filter((path) => path.includes("attach-with-hls"))).toEqual([]);
});

test("a video is sought in by its line, by keys and by tenths", async ({ page }) => {
  await page.goto(withFile);
  const { figure, film } = await play(page);
  await page.keyboard.press("k");
  await expect.poll(() => read(film, "paused")).toBe(true);
  await page.keyboard.press("5");
  await expect.poll(() => timeOf(film)).toBeCloseTo(5.5, 1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => timeOf(film)).toBeCloseTo(0.5, 1);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => timeOf(film)).toBeCloseTo(5.5, 1);
  const line = figure.getByRole("slider", { name: "Seek" });
  const box = await line.boundingBox();
  await line.click({ position: { x: (box?.width ?? 0) * 0.75, y: (box?.height ?? 0) / 2 } });
  await expect.poll(() => timeOf(film)).toBeGreaterThan(7.5);
  await expect(line).toHaveAttribute("aria-valuetext", /^8 seconds of 11 seconds$/);
  await page.keyboard.press("Space");
  await expect.poll(() => read(film, "paused")).toBe(false);
});

test("captions are shown when asked for, and remembered", async ({ page }) => {
  await page.goto(withFile);
  const { figure } = await play(page);
  await expect(figure.getByText("The loudest sound in a pump station")).toHaveCount(0);
  await page.keyboard.press("c");
  await expect(figure.getByText("The loudest sound in a pump station is one that stops.")).toBeVisible();
  await expect(figure.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await play(page);
  await expect(figure.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "true");
});

test("sound is muted, turned down and remembered", async ({ page }) => {
  await page.goto(withFile);
  const { figure, film } = await play(page);
  await page.keyboard.press("m");
  await expect.poll(() => read(film, "muted")).toBe(true);
  await expect(figure.getByRole("button", { name: "Unmute" })).toBeVisible();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => read(film, "volume")).toBeCloseTo(0.8, 2);
  await page.reload();
  const again = await play(page);
  expect(await read(again.film, "volume")).toBeCloseTo(0.8, 2);
});

test("a video is resumed where it was left, and not once it has been seen", async ({ page }) => {
  await page.goto(withFile);
  const first = await play(page);
  await page.keyboard.press("k");
  await page.keyboard.press("6");
  await expect.poll(() => timeOf(first.film)).toBeCloseTo(6.6, 1);
  await page.reload();
  const second = await play(page);
  expect(await timeOf(second.film)).toBeGreaterThan(6.5);
  await page.keyboard.press("End");
  await expect(second.figure.getByRole("button", { name: "Watch again" }).first()).toBeVisible();
  await page.reload();
  const third = await play(page);
  expect(await timeOf(third.film)).toBeLessThan(4);
});

test("full screen, speed and picture in picture are reached by the keyboard, in order", async ({ page }) => {
  await page.goto(withFile);
  const { figure, film } = await play(page);
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("SECTION");
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await figure.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  await figure.getByRole("radio", { name: "1.5×" }).click();
  await expect.poll(() => read(film, "playbackRate")).toBe(1.5);
  await page.keyboard.press("Escape");
  await expect(figure.getByRole("button", { name: "Settings" })).toBeFocused();
  await figure.getByRole("slider", { name: "Seek" }).focus();
  const names: (string | null)[] = [];
  for (let step = 0; step < 7; step++) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null));
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual(["Seek", "Pause", "Mute", "Volume", "Captions", "Settings", "Picture in picture"]);
});

test("VIDEO-02 a playlist plays through hls.js, in the quality asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(withPlaylist);
  const { figure, film } = await play(page, 1);
  expect(asked.some((path) => path.includes("attach-with-hls"))).toBe(true);
  expect(asked.filter((path) => path.endsWith("/master.m3u8"))).toHaveLength(1);
  await figure.getByRole("button", { name: "Settings" }).click();
  await figure.getByRole("radio", { name: "240p" }).check();
  await expect.poll(() => read(film, "videoHeight")).toBe(240);
  const then = await timeOf(film);
  await expect.poll(() => timeOf(film)).toBeGreaterThan(then + 0.5);
});

test("a stream that fails says so, and is tried again from where it stopped", async ({ page, consoleMessages }) => {
  await page.route("**/uploads/video/*.mp4", (route) => route.abort());
  await page.goto(withFile);
  const figure = figureOf(page);
  await pressPlay(figure);
  await expect(figure.getByRole("alert")).toHaveText("This video could not be played.");
  await page.unroute("**/uploads/video/*.mp4");
  await figure.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => timeOf(figure.locator("video"))).toBeGreaterThan(0.3);
  // Chromium tells of the request that was stopped here.
  expect(consoleMessages.every((text) => text.includes("net::ERR_FAILED"))).toBe(true);
  consoleMessages.length = 0;
});

test("one video at a time", async ({ page }) => {
  await page.goto(withPlaylist);
  const first = await play(page, 0);
  const second = await play(page, 1);
  await expect.poll(() => read(first.film, "paused")).toBe(true);
  expect(await read(second.film, "paused")).toBe(false);
});

test("without script a poster leads to the video's page", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl + withFile);
  await expect(page.locator("figure[data-video-id] a")).toHaveAttribute("href", "/video/6390000000121");
  await context.close();
});
