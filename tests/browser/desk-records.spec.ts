// Records without a screen of their own at the desk, in Chromium, by keyboard alone.

import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) =>
  withoutSignInNoise(
    consoleMessages,
    "error: Failed to load resource: the server responded with a status of 404 (Not Found)",
    "error: Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)",
  ),
);

test("a record is found, changed, refused at its field, stored and withdrawn; a reload loses nothing", async ({
  page,
}) => {
  await come(page, site, "Ada Quay", "admin");
  await page.getByRole("link", { name: "Records" }).press("Enter");
  await page.getByLabel("Kind").selectOption("tag");
  await page.getByLabel("Open by id").fill("harbor/cranes");
  await page.getByLabel("Open by id").press("Enter");
  await expect(page.getByText("This record is new")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Title is missing");
  await page.getByLabel("Title", { exact: true }).fill("Cranes");
  await page.reload();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Cranes");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await page.getByLabel("Description").fill("Tall ones.");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("Cancel")).toBeHidden();

  await page.getByRole("link", { name: "All records of this kind" }).press("Enter");
  await page.getByLabel("Search").fill("cranes");
  await page.getByRole("link", { name: "Cranes" }).press("Enter");
  await expect(page.getByLabel("Description")).toHaveValue("Tall ones.");
  await page.getByRole("button", { name: "Withdraw" }).press("Enter");
  await page.getByRole("button", { name: "Withdraw it" }).press("Enter");
  await page.getByLabel("Search").fill("cranes");
  await expect(page.getByText("None.")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await come(page, site, `Eve ${colorScheme}`, "admin");
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.origin}/desk/records?type=person`);
      await expect(page.getByRole("table")).toBeVisible();
      expect(await findings(page), `the list, ${width} px`).toEqual([]);
      await page.getByRole("table").getByRole("link").first().click();
      await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
      expect(await findings(page), `a record, ${width} px`).toEqual([]);
    }
  });
}
