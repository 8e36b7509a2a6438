// What a viewer does on the page of a video and in the video room: everything really plays.

import type { Locator, Page } from "@playwright/test";
import { watchShifts } from "./layout-shifts.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { nextFrames } from "./taken-over.ts";

/** A file of ten seconds, with captions. */
const clip = "/video/6390000000120";
/** Six seconds. */
const short = "/video/6390000000123";

const screenOf = (page: Page) => page.locator("[data-video-id]").first();
const timeOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime);

async function play(page: Page): Promise<Locator> {
  await screenOf(page)
    .getByRole("button", { name: /^Play video/ })
    .click();
  const film = screenOf(page).locator("video");
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0.3);
  return film;
}

test("VIDEO-02 nothing of the player, of the film or of its captions is fetched before play is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofThePlayer = () => asked.filter((path) => /\/(Player|attach-with-hls)-|\/uploads\/video\//.test(path));
  await page.goto(clip);
  const size = async () => {
    const box = await screenOf(page).boundingBox();
    return [box?.width, box?.height];
  };
  const before = await size();
  await quietNetwork(page);
  expect(ofThePlayer()).toEqual([]);
  await play(page);
  expect(ofThePlayer().some((path) => path.includes("/Player-"))).toBe(true);
  expect(ofThePlayer().filter((path) => path.endsWith("6390000000120.mp4"))).not.toEqual([]);
  expect(await size()).toEqual(before);
});

test("a clip is sought in, shows its captions, and begins where a link says", async ({ page }) => {
  await page.goto(`${clip}?t=4`);
  const film = await play(page);
  expect(await timeOf(film)).toBeGreaterThanOrEqual(4);
  await page.keyboard.press("k");
  await page.keyboard.press("2");
  await expect.poll(() => timeOf(film)).toBeCloseTo(2, 1);
  await page.keyboard.press("c");
  await expect(screenOf(page).getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "true");
  const cue = () =>
    film.evaluate(
      (video: HTMLVideoElement) =>
        [...(video.textTracks[0]?.activeCues ?? [])].map((active) => (active as VTTCue).text)[0] ?? "",
    );
  await expect.poll(cue).not.toBe("");
  const shown = await cue();
  await expect(screenOf(page).getByText(shown)).toBeVisible();
});

test("a clip leaves the page as a picture in the picture; a browser without that has no button, and its key does nothing", async ({
  page,
}) => {
  await page.goto(clip);
  await play(page);
  const hasWindows = await page.evaluate(() => document.pictureInPictureEnabled);
  const button = screenOf(page).getByRole("button", { name: "Picture in picture" });
  await expect(button).toHaveCount(hasWindows ? 1 : 0);
  if (hasWindows) await button.click();
  else await page.keyboard.press("i");
  const shown = hasWindows ? "VIDEO" : undefined;
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName)).toBe(shown);
  await expect(screenOf(page).getByRole("button", { name: "Pause" })).toBeVisible();
});

test("when a video is over the next one counts down, follows and plays", async ({ page }) => {
  await page.goto(short);
  await play(page);
  const next = await page.locator('[aria-labelledby="up-next"] a').first().getAttribute("href");
  await page.keyboard.press("End");
  const label = screenOf(page).getByText(/^Up next in \d$/);
  await expect(label).toBeVisible();
  const first = Number((await label.textContent())?.at(-1));
  await expect.poll(async () => Number((await label.textContent())?.at(-1))).toBeLessThan(first);
  await page.waitForURL(`**${next}`);
  await expect.poll(() => timeOf(screenOf(page).locator("video"))).toBeGreaterThan(0.3);
});

test("the count can be stopped, and the next one chosen", async ({ page }) => {
  await page.goto(short);
  await play(page);
  await page.clock.install();
  await page.keyboard.press("End");
  await screenOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(screenOf(page).getByText("Up next", { exact: true })).toBeVisible();
  // Longer than the count; each of its seconds begins when the one before is drawn.
  for (let second = 0; second < 12; second += 1) await page.clock.runFor(1000);
  expect(new URL(page.url()).pathname).toBe(short);
  const next = page.locator('[aria-labelledby="up-next"] a').first();
  const href = await next.getAttribute("href");
  await next.click();
  await page.waitForURL(`**${href}`);
});

test.describe("the video room", () => {
  test("LIST-11 its rows move by arrow, by wheel and by keys, and nothing else moves", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto("/video");
    const row = page.getByRole("list", { name: "Most watched" });
    await row.scrollIntoViewIfNeeded();
    const place = () => row.evaluate((list) => list.scrollLeft);
    expect(await place()).toBe(0);
    await page.getByRole("button", { name: "Next in Most watched" }).click();
    await expect.poll(place).toBeGreaterThan(500);
    await page.getByRole("button", { name: "Previous in Most watched" }).click();
    await expect.poll(place).toBe(0);
    await row.hover();
    await page.mouse.wheel(600, 0);
    await expect.poll(place).toBeGreaterThan(200);
    await row.evaluate((list) => list.scrollTo({ left: 0, behavior: "instant" }));
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(place).toBeGreaterThan(20);
    await nextFrames(page);
    const shift = (await shifts()).reduce((sum, { by }) => sum + by, 0);
    expect(shift).toBeLessThan(0.01);
  });

  test("VIDEO-01 the theme is changed by a press, saved, and there before the first paint", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    // What the document's theme is when its body begins, before anything can be painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        sessionStorage.setItem("theme-at-body", document.documentElement.dataset["theme"] ?? "none");
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto("/video");
    const light = await ground();
    const button = page.getByRole("button", { name: "Dark theme" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await ground()).not.toBe(light);
    await page.goto(clip);
    expect(await page.evaluate(() => sessionStorage.getItem("theme-at-body"))).toBe("dark");
    await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await ground()).toBe(light);
  });
});
