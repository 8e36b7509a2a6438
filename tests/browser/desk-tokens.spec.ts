// Tokens at the desk in Chromium: an admin makes one, with the keyboard alone, copies it, uses it, and revokes it.

import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;

test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
});
test.afterAll(() => site.stop());

test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 422, "ERR_INTERNET_DISCONNECTED"));

const asks = (token: string, path: string) =>
  fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

test("one is made by keyboard alone, shown once, used and revoked", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await come(page, site, "Ada Quay", "admin");
  await page.getByRole("link", { name: "Tokens" }).press("Enter");
  await expect(page.getByText("No tokens yet.")).toBeVisible();

  const make = page.getByRole("button", { name: "Create the token" });
  await make.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Name is missing" })).toBeVisible();
  await expect(page.getByText("Kinds of records are missing: choose at least one, or all.")).toBeVisible();
  await expect(page.getByText("Sections are missing: name at least one, or all.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/Name is missing/);

  await page.getByLabel("Name").focus();
  await page.keyboard.type("Sports CMS");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "read and write" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "only these", exact: true })).toBeChecked();
  await page.getByRole("checkbox", { name: "article" }).press("Space");
  await page.getByRole("radio", { name: /only these and/ }).press("Space");
  await page.getByLabel("Names of sections").focus();
  await page.keyboard.type("politics, us");
  await page.keyboard.press("Enter");

  const shown = page.getByRole("status").locator("code");
  await expect(shown).toHaveText(/^ctk_/);
  const token = await shown.innerText();
  await page.getByRole("button", { name: "Copy the token Sports CMS" }).press("Enter");
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  const row = page.getByRole("row", { name: /^Sports CMS/ });
  await expect(row).toContainText("writes article in politics, us");
  await expect(row).toContainText("never");
  expect((await asks(token, "/api/content?type=article")).status).toBe(200);
  expect((await asks(token, "/api/content?type=video")).status).toBe(403);

  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(row).not.toContainText("never");

  await page.getByRole("button", { name: "Revoke Sports CMS" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Revoke “Sports CMS”?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Revoke Sports CMS" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Revoke it" }).press("Enter");
  await expect(row).toContainText("revoked");
  expect((await asks(token, "/api/content?type=article")).status).toBe(401);

  await page.getByRole("link", { name: "Log" }).press("Enter");
  await expect(page.getByRole("row", { name: /Ada Quay Revoked the token/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ada Quay Created the token/ })).toBeVisible();
});

test("what is filled in outlasts a reload and a dead connection", async ({ page, context }) => {
  await come(page, site, "Bea Lund", "admin");
  await page.getByRole("link", { name: "Tokens" }).click();
  await page.getByLabel("Name").fill("Wire");
  await page.getByRole("radio", { name: "all of them", exact: true }).check();
  await page.getByRole("radio", { name: "all of them, and records without a section" }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create the token" }).click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Wire");
  await page.getByRole("button", { name: "Create the token" }).click();
  await expect(page.getByRole("status").locator("code")).toHaveText(/^ctk_/);
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("it is for admins", async ({ page }) => {
  await come(page, site, "Eve Editor", "editor");
  await expect(page.getByRole("link", { name: "Tokens" })).toHaveCount(0);
  await page.goto(`${site.origin}/desk/tokens`);
  await expect(page.getByRole("alert")).toContainText("not for your role");
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const name = `Axel ${width} ${colorScheme}`;
      await come(page, site, name, "admin");
      await page.getByRole("link", { name: "Tokens" }).click();
      await page.getByRole("radio", { name: "only these", exact: true }).check();
      await page.getByRole("radio", { name: /only these and/ }).check();
      await page.getByRole("button", { name: "Create the token" }).click();
      await expect(page.getByText("Name is missing")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByRole("checkbox", { name: "article" }).check();
      await page.getByLabel("Names of sections").fill("politics");
      await page.getByRole("button", { name: "Create the token" }).click();
      await expect(page.getByRole("status").locator("code")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole("button", { name: `Revoke ${name}` }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
    });
  }
}
