// The reader's choices: shown as they hold, saved on the device alone, and honest without script.

import { expect, test } from "./site-test.ts";

const address = "/privacy-choices";
const saved = () => localStorage.getItem("privacy-choices");

test("ADS-06 the switches show what holds, keep what is chosen, and forget it again", async ({ page }) => {
  await page.route("**/api/region", (route) => route.fulfill({ json: { region: "US" } }));
  await page.goto(address);
  const ads = page.getByRole("switch", { name: /Personalized advertising/ });
  const embeds = page.getByRole("switch", { name: /Embedded content/ });
  const counting = page.getByRole("switch", { name: /Counting page views/ });
  await expect(ads).toBeEnabled();
  await expect(ads).toBeChecked();
  await expect(embeds).not.toBeChecked();
  await expect(counting).not.toBeChecked();
  await ads.click();
  await counting.press("Space");
  await expect(page.getByText("Kept on this device.")).toBeVisible();
  expect(await page.evaluate(saved)).toBe('{"version":1,"ads":false,"measurement":true}');
  await page.reload();
  await expect(counting).toBeChecked();
  await expect(ads).not.toBeChecked();
  await page.getByRole("button", { name: "Forget my choices" }).click();
  await expect(ads).toBeChecked();
  expect(await page.evaluate(saved)).toBeNull();
});

test("ADS-06 Global Privacy Control is said, and advertising cannot be switched on against it", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }));
  await page.goto(address);
  await expect(page.getByText("Your browser sends Global Privacy Control.")).toBeVisible();
  await expect(page.getByRole("switch", { name: /Personalized advertising/ })).toBeDisabled();
});

test("ADS-06 without script the page says that its controls need it", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl + address);
  await expect(page.locator("noscript p").filter({ hasText: "need JavaScript" })).toBeVisible();
  await expect(page.getByRole("switch").first()).toBeHidden();
  await context.close();
});
