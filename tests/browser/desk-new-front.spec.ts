// A front for a section that has none, begun at the desk by keyboard and published; and what is typed at a front and not saved yet.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const sections = ["slip", "berth", "basin", "lock"];
const records = [
  ...sections.map((id) => ({ type: "section", id, title: `The ${id} of Riverton` })),
  {
    type: "article",
    id: "ferry",
    title: "The ferry comes in",
    canonical_url: "/slip/ferry",
    publication_date: "2026-03-02T00:00:00Z",
    fn__sections: sections.map((path) => ({ path, title: path })),
    components: [{ is: "paragraph", props: { text: "It comes in." } }],
  },
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 404, 422));

const side = (page: Page) => page.getByRole("region", { name: "Tools" });
const shown = (page: Page) => side(page).getByRole("button", { name: /^Move .* up$/ });

async function begin(page: Page, section: string): Promise<void> {
  await page.goto(`${site.origin}/desk/fronts`);
  await page.getByRole("button", { name: "New front" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New front" });
  await dialog.getByRole("searchbox", { name: "Page" }).fill(`the ${section}`);
  await dialog.getByRole("button", { name: `Begin The ${section} of Riverton` }).press("Enter");
  await expect(page.getByRole("heading", { name: `The ${section} of Riverton` })).toBeVisible();
  await expect(shown(page).first()).toBeVisible();
}

test("it begins as what readers get, and they see it when it is published", async ({ page, browser }) => {
  await come(page, site, "Ann", "producer");
  await begin(page, "slip");
  await expect(page.getByText("Saved, not published.")).toBeVisible();
  await page.getByRole("button", { name: "Add a module" }).press("Enter");
  await side(page)
    .getByRole("button", { name: /^Numbered list/ })
    .press("Enter");
  await side(page).getByLabel("Heading").fill("Read at the slip");
  const reading = await browser.newContext();
  const reader = await reading.newPage();
  await reader.goto(`${site.origin}/slip`);
  await expect(reader.getByText("The ferry comes in").first()).toBeVisible();
  await expect(reader.getByRole("heading", { name: "Read at the slip" })).toHaveCount(0);

  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(side(page)).toContainText("Readers do not see this front yet.");
  await side(page)
    .getByRole("button", { name: /^Publish (now|all the same)$/ })
    .press("Enter");
  await expect(side(page).getByText("It is live.")).toBeVisible();
  await expect(async () => {
    await reader.goto(`${site.origin}/slip`);
    expect(await reader.getByRole("heading", { name: "Read at the slip" }).count()).toBe(1);
  }).toPass();
  await reading.close();
  await page.getByRole("link", { name: "All fronts" }).press("Enter");
  await expect(
    page.getByRole("row", { name: "The slip of Riverton Section: The slip of Riverton", exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "New front" }).press("Enter");
  await page.getByRole("searchbox", { name: "Page" }).fill("the slip");
  await expect(page.getByText("No page of that name is without one.")).toBeVisible();
});

test("one that nobody wants is discarded whole, after a question", async ({ page }) => {
  await come(page, site, "Bob", "producer");
  await begin(page, "berth");
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await side(page).getByRole("button", { name: "Discard this front" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Discard this front?" });
  await expect(question).toContainText("Nobody has published it");
  await question.getByRole("button", { name: "Discard it" }).press("Enter");
  await expect(page.getByRole("button", { name: "New front" })).toBeVisible();
  await expect(page.getByRole("link", { name: "The berth of Riverton" })).toHaveCount(0);
});

test("settings that are typed, and the time of a schedule, outlast a reload", async ({ page }) => {
  await come(page, site, "Cid", "producer");
  await begin(page, "lock");
  const open = async () => {
    await side(page).locator("ol button").first().click();
    const settings = side(page).getByLabel("As JSON");
    if (!(await settings.isVisible())) await side(page).getByText("All settings").click();
    return settings;
  };
  const typed = '{"title":"At the lock", "unfinished"';
  await (await open()).fill(typed);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await side(page).getByLabel("Or later").fill("2099-01-02T03:04");
  await page.reload();
  await expect(shown(page).first()).toBeVisible();
  await expect(await open()).toHaveValue(typed);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(side(page).getByLabel("Or later")).toHaveValue("2099-01-02T03:04");
  const schedule = side(page).getByRole("button", { name: "Schedule", exact: true });
  await side(page).getByLabel("Or later").fill("2020-01-02T03:04");
  await schedule.click();
  await expect(side(page).getByLabel("Or later")).toHaveAccessibleDescription(/must be to come/);
  await side(page).getByLabel("Or later").fill("2099-01-02T03:04");
  await schedule.click();
  await expect(side(page).getByText(/^Jan 2, 2099, .*, set by Cid\.$/)).toBeVisible();
  await expect(side(page).getByLabel("Or later")).toHaveValue("");
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`nothing for axe to find at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, site, `Fay ${width} ${colorScheme}`, "producer");
      await page.goto(`${site.origin}/desk/fronts`);
      await page.getByRole("button", { name: "New front" }).click();
      await page.getByRole("searchbox", { name: "Page" }).fill("riverton");
      await expect(page.getByRole("button", { name: "Begin The basin of Riverton" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
