// What a viewer does with television: the channel plays on and on, the guide shows two clocks, and nothing moves.

import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { watchShifts } from "./layout-shifts.ts";

test.describe("the channel", () => {
  test("SCHED-04 plays for two minutes over its segments and five rounds of them, fetched only when asked for", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/go");
    await quietNetwork(page);
    expect(asked.filter((path) => /\/(Player|attach-with-hls)-|\/uploads\/video\//.test(path))).toEqual([]);

    await page.locator("[data-facade]").click();
    const film = page.locator("video");
    const time = () => film.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    const started = await time();
    // It never stands still for long, however little of the processor is left to it.
    for (let played = 10; played <= 120; played += 10)
      await expect.poll(time, { message: `${played} seconds played` }).toBeGreaterThan(started + played);
    expect(await film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
    const segments = asked.filter((path) => /\/6390000000900\/\d\.m4s$/.test(path));
    expect(segments.length).toBeGreaterThan(24);
    // No hole where one round ends and the next begins.
    expect(await film.evaluate((element: HTMLVideoElement) => element.buffered.length)).toBe(1);
    await expect(page.getByText("Live", { exact: true }).first()).toBeVisible();
  });
});

test.describe("a viewer elsewhere", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("SCHED-02 sees the own time beside the Eastern one, on a phone and on a desk, and nothing moves for it", async ({
    page,
  }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/fnctv", "/go"]) {
        const shifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.getByText("All times Eastern; yours (GMT+")).toBeVisible();
        await expect(page.locator("time[data-own]:visible + span").first()).toHaveText(/^(\w{3} )?\d+:\d\d [AP]M$/);
        expect(await shifts()).toEqual([]);
      }
    }
  });
});

test("SCHED-02 the guide is gone through by keys, without script", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/fnctv`);
  await page.getByRole("link", { name: "The whole week" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(7);
  await page.getByRole("link", { name: "Meridian Business", exact: true }).last().press("Enter");
  await expect(page).toHaveURL(/view=week&channel=business/);
  await page.locator('[data-on="now"] a').first().press("Enter");
  await expect(page.getByText("On now").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});
