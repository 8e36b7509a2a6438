// Stories at the desk, in Chromium: moved, compared version by version, brought back, and looked at by whoever may not change them.

import { choose, framed, openStory, press, readersPage, side, startNewsroom, withoutNoise } from "./desk-newsroom.ts";
import { come, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
test.beforeAll(async () => {
  site = await startNewsroom();
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutNoise(consoleMessages));

test("a story is moved, refused where another stands, and its old address leads on", async ({ page }) => {
  await come(page, site, "Mo", "editor");
  await openStory(page, site, "moved");
  await choose(page, "Address");
  await side(page).getByLabel("New address").fill("/harbor/taken");
  await side(page).getByRole("button", { name: "Move it" }).click();
  await expect(side(page).getByLabel("New address")).toHaveAccessibleDescription(
    /is that of the story “.+” \(article\/taken\)/,
  );
  await side(page).getByLabel("New address").fill("/harbor/moved-on");
  await side(page).getByRole("button", { name: "Move it" }).click();
  await expect(side(page).getByText(/It stands at \/harbor\/moved-on/)).toBeVisible();
  expect(await readersPage(page, site, "/harbor/moved")).toBe("301");
  expect(await readersPage(page, site, "/harbor/moved-on")).toContain("The ferry moved");
});

test("versions are compared side by side with the words marked, and one is brought back", async ({ page }) => {
  await come(page, site, "Vera", "editor");
  await openStory(page, site, "compared");
  await side(page).getByLabel("Headline", { exact: true }).fill("The boat compared");
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  await side(page).getByLabel("Headline", { exact: true }).fill("Not saved yet");
  await expect(framed(page).getByRole("heading", { name: "Not saved yet" })).toBeVisible();
  await choose(page, "Versions");
  await expect(framed(page).getByRole("heading", { name: "The boat compared" })).toBeVisible();
  await choose(page, "Words");
  await side(page).getByRole("button", { name: "Cancel" }).click();
  await choose(page, "Versions");
  const beside = side(page).getByRole("region", { name: "Side by side" });
  await expect(beside.locator("del")).toHaveText("ferry");
  await expect(beside.locator("ins")).toHaveText("boat");
  await expect(beside.getByText("It left at ten.")).toBeHidden();
  await beside.getByLabel("Show what is the same, too").check();
  await expect(beside.getByText("It left at ten.").first()).toBeVisible();
  await press(page, /^Bring back the version/);
  await page.getByRole("dialog").getByRole("button", { name: "Bring it back" }).click();
  await expect(side(page).getByText("Restored.")).toBeVisible();
  await expect.poll(() => readersPage(page, site, "/harbor/compared")).toContain("The ferry compared");
});

test("on a phone the form and the page take turns, each where it was left, and the screen is one step from its head", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await come(page, site, "Phil Phone", "editor");
  await openStory(page, site, "seen");
  const heading = framed(page).getByRole("heading", { name: "The ferry seen" });
  await expect(side(page)).toBeVisible();
  await expect(heading).toBeHidden();
  await side(page).getByRole("button", { name: "Change Paragraph 2" }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await choose(page, "Page");
  await expect(heading).toBeVisible();
  await expect(heading).toBeInViewport();
  await expect(side(page)).toBeHidden();
  expect(await findings(page, "html", ["iframe"])).toEqual([]);
  await choose(page, "Form");
  await expect(side(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(left);
  await choose(page, "Page");
  await choose(page, "Publishing");
  await expect(side(page).getByRole("heading", { name: "Publishing" })).toBeVisible();
  await page.getByRole("link", { name: "Skip to the screen" }).press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a reporter sees a story and its versions, and can change nothing", async ({ page }) => {
  await come(page, site, "Rita", "reporter");
  await openStory(page, site, "seen");
  await expect(framed(page).getByRole("heading", { name: "The ferry seen" })).toBeVisible();
  await expect(side(page).getByRole("heading", { name: "Versions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Words" })).toBeHidden();
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, site, `Axel ${width} ${colorScheme}`, "admin");
      const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      const nav = page.getByRole("navigation", { name: "Screens" });
      expect((await nav.boundingBox())?.height, "one row").toBeLessThan(60);
      await nav.getByRole("link", { name: "Stories" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      expect(await findings(page), "the list").toEqual([]);
      expect(await isFitting()).toBe(true);
      await openStory(page, site, "axe");
      await side(page)
        .getByLabel("Headline", { exact: true })
        .fill(`Long ${"words ".repeat(30)}`);
      await side(page).getByRole("button", { name: "Change Paragraph 1" }).click();
      await expect(side(page).getByText(/110 fit in lists/)).toBeVisible();
      for (const name of ["Words", "Corrections", "Publishing", "Address", "Versions"]) {
        await choose(page, name);
        expect(await findings(page, "html", ["iframe"]), name).toEqual([]);
        expect(await isFitting(), name).toBe(true);
      }
    });
  }
}
