// Live coverage as a whole at the desk, in Chromium, by keyboard: begun, changed, corrected, withdrawn and brought back.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 422));

const read = async (page: Page, path: string) => {
  const answer = await page.request.get(`${site.origin}${path}`);
  return { status: answer.status(), html: await answer.text() };
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

for (const width of [375, 1280]) {
  test(`coverage is begun, changed, corrected, withdrawn and brought back, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await come(page, site, `Ada ${width}`, "editor");
    const headline = `Harbor fire ${width}`;
    const address = `/coverage/harbor-fire-${width}`;
    await page.goto(`${site.origin}/desk/live`);
    await press(page, "New live coverage");
    await press(page, "Begin");
    await expect(page.getByLabel("Headline")).toHaveAccessibleDescription(/Headline is missing/);
    await expect(page.getByLabel("Address")).toHaveAccessibleDescription(/Address is missing/);
    await expect(page.getByLabel("Headline")).toBeFocused();
    await page.getByLabel("Headline").fill(headline);
    await expect(page.getByLabel("Address")).toHaveValue(address);
    await page.reload();
    await expect(page.getByLabel("Headline")).toHaveValue(headline);
    expect(await findings(page), "the form").toEqual([]);
    await press(page, "Begin");

    await expect(page.getByRole("heading", { name: headline })).toBeVisible();
    expect((await read(page, address)).status).toBe(404);
    const unseen = page.getByText("Readers do not see this coverage yet.");
    await expect(unseen).toBeVisible();
    await expect(page.getByRole("link", { name: headline })).toHaveCount(0);
    await page.getByLabel("Headline").fill("The roof is down");
    await press(page, "Post");
    await expect(page.getByRole("heading", { name: "The roof is down" })).toBeVisible();

    await press(page, "About this coverage");
    const published = page.getByLabel("Published", { exact: true });
    await expect(published).not.toBeChecked();
    await expect(page.getByText(`Its address is ${address}.`)).toBeVisible();
    await published.press("Space");
    const heading = page.getByRole("group", { name: "Heading of the page", exact: true });
    await heading.getByLabel("Heading", { exact: true }).fill("Fire at the harbor");
    await heading.getByLabel("Dek").fill("Nobody was hurt.");
    expect(await findings(page), "about it").toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await press(page, "Save");
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(unseen).toHaveCount(0);
    await expect(page.getByRole("link", { name: headline })).toHaveAttribute("href", address);
    const { html } = await read(page, address);
    for (const words of ["Fire at the harbor", "Nobody was hurt.", "The roof is down"]) expect(html).toContain(words);

    await press(page, "Corrections");
    await page.getByRole("textbox", { name: "Text of the note" }).click();
    await page.keyboard.type("It was a shed.");
    await press(page, "Publish the note");
    await expect(page.getByText("The note is on the coverage.")).toBeVisible();
    expect((await read(page, address)).html).toContain("It was a shed.");
    expect(await findings(page), "corrections").toEqual([]);

    await press(page, "About this coverage");
    await press(page, "Withdraw");
    await press(page, "Withdraw it");
    await expect(page.getByRole("region", { name: "Withdrawn" })).toContainText(headline);
    expect((await read(page, address)).status).toBe(404);
    expect(await findings(page), "the list").toEqual([]);
    await press(page, `Bring back ${headline}`);
    await expect(page.getByRole("heading", { name: "The roof is down" })).toBeVisible();
    expect((await read(page, address)).html).toContain("It was a shed.");
  });
}

test("a reporter posts, and begins and changes no coverage", async ({ page }) => {
  await site.store([{ type: "live_event", id: 77, title: "Quiet night" }]);
  await come(page, site, "Rita", "reporter");
  await page.goto(`${site.origin}/desk/live`);
  await expect(page.getByRole("link", { name: "Quiet night" })).toBeVisible();
  await expect(page.getByRole("button", { name: "New live coverage" })).toHaveCount(0);
  await page.goto(`${site.origin}/desk/live?event=77&part=about`);
  await expect(page.getByRole("button", { name: "Post", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "About this coverage" })).toHaveCount(0);
});

test("the first post of all is shown to whoever waits for it", async ({ page, browser }) => {
  await site.store([{ type: "live_event", id: 503, title: "Early morning", path: "/coverage/early-morning" }]);
  await come(page, site, "Eva Early", "reporter");
  const reading = await browser.newContext();
  const reader = await reading.newPage();
  await reader.goto(`${site.origin}/coverage/early-morning`);
  await expect(reader.getByText("Updating live")).toBeVisible();
  const waiting = reader.getByText("The first update will appear here.");
  await expect(waiting).toBeVisible();
  await page.goto(`${site.origin}/desk/live?event=503`);
  const post = async (headline: string) => {
    await page.getByLabel("Headline").fill(headline);
    await page.getByRole("button", { name: "Post", exact: true }).click();
  };
  await post("Sun is up");
  await expect(reader.getByRole("heading", { name: "Sun is up" })).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(reader.locator("output", { hasText: "The first update is here" })).toHaveCount(1);
  await post("Fog lifts");
  await expect(reader.getByRole("link", { name: "1 new update", exact: true })).toBeVisible();
  await reading.close();
});
