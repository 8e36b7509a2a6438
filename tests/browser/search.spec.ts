// Searching as a reader does: suggestions while typing, by keys alone, and a page that passes axe with the list open.

import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const headerBox = 'header input[name="q"]';

test("HEADER-03 suggestions come while typing, are reached by keys, and lead to the story", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/politics");
  const box = page.locator(headerBox);
  await box.click();
  await expect(box).toHaveRole("combobox");
  await box.pressSequentially("senate cl");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await findings(page, "header")).toEqual([]);
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const target = (await options.first().getAttribute("href")) ?? "";
  await box.press("Escape");
  await expect(options.first()).toBeHidden();
  await box.pressSequentially("e");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe(target);
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("ROUTE-08 filters and order change the page in place, and the box of the page suggests too", async ({ page }) => {
  await page.goto("/search-results/search?q=storm");
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(page.getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current", "page");
  expect(page.url()).toContain("sort=date");
  await page.getByText("Filter by section, author or date").click();
  await page.locator('select[name="section"]').selectOption("politics");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => page.url()).toContain("section=politics");
  await expect(page.getByRole("link", { name: "Politics: take away" })).toBeVisible();
  const box = page.locator('main input[type="search"]');
  await box.click();
  await box.fill("");
  await box.pressSequentially("nora cas");
  await expect(page.getByRole("option").first()).toContainText("Nora Castellan");
});
