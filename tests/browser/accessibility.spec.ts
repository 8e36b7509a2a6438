// Every kind of page before axe, on a phone and on a desk, in both themes: no finding of any weight.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

const kinds = {
  "the home page": "/",
  "a section front": "/politics",
  "the opinion front": "/opinion",
  "a further page of a section": "/us?page=2",
  "a topic": "/category/us/disasters",
  "a story": "/politics/senate-clears-storm-recovery-bill",
  "a live story": "/us/tropical-storm-odalys-makes-landfall",
  "a story with tables": "/us/flood-insurance-questions-answered",
  "an opinion": "/opinion/peace-by-plumbing-in-the-karsk-valley",
  "a health story": "/health/after-the-flood-health-questions-answered",
  "a printed story": "/politics/senate-clears-storm-recovery-bill.print",
  "a static page": "/terms-of-use",
  "a person": "/person/r/rosa-delgado-finch",
  "the personalities": "/personalities",
  "a show": "/shows/the-vail-report",
  "the shows": "/shows",
  "a search": "/search-results/search",
  "results of a search": "/search-results/search?q=storm",
  "a page that is not there": "/no/such/story",
};

test.describe.configure({ timeout: 180_000 });

const widths = [375, 1280];

/** Within the page: it has no frames that could be looked into. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function findingsInAllLooks(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    found[`${width} px`] = await findings(page);
    // The themes differ in colours only.
    await page.emulateMedia({ colorScheme: "dark" });
    found[`${width} px, dark`] = await findings(page, ["color-contrast", "link-in-text-block"]);
  }
  return found;
}

const none = { "375 px": [], "375 px, dark": [], "1280 px": [], "1280 px, dark": [] };

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}, ${path}, has no accessibility finding`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await findingsInAllLooks(page)).toEqual(none);
  });
}

test("the open menu has no accessibility finding", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).first().click();
  await expect(page.locator("[popover]:popover-open")).toBeVisible();
  expect(await findingsInAllLooks(page)).toEqual(none);
});
