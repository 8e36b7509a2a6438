// Results as a reader meets them: a count moves while the page is open, and nothing else does.

import type { Page } from "@playwright/test";
import { runContent } from "../demo-site.ts";
import { watchShifts } from "./layout-shifts.ts";
import { expect, test } from "./site-test.ts";

const path = "/elections/2023/browser-test-results";
const names = ["Ohio", "Iowa", "Maine", "Texas", "Utah", "Idaho"];

/** An old one: /elections goes on showing the demo's. */
async function store(ohio: { votes: number; winner?: boolean; reportingPercent: number }): Promise<void> {
  const candidates = (votes: number, winner = false) => [
    { name: "Ana Ruiz", party: "Harbor", votes, winner },
    { name: "Maximilian Featherstone", party: "Prairie", votes: 1_000, incumbent: true },
  ];
  const record = {
    type: "election",
    id: "2023/browser-test",
    title: "A test of results",
    date: "2020-01-01",
    balance: [{ office: "Senate", total: 100, needed: 51, held: [{ party: "Harbor", seats: 50 }] }],
    races: names.map((state) => ({
      id: state,
      office: "Senate",
      state,
      key: true,
      reportingPercent: state === "Ohio" ? ohio.reportingPercent : 10,
      candidates: state === "Ohio" ? candidates(ohio.votes, ohio.winner) : candidates(1_100),
    })),
  };
  const env = { DATA_DIR: process.env["SITE_DATA_DIR"] ?? "" };
  const { status, stderr } = await runContent(["import", "-"], env, JSON.stringify(record));
  expect(status, stderr).toBe(0);
}

const tile = (page: Page) => page.locator('[data-part="tile/senate/OH"]');

test("ROUTE-11 a count moves without a reload, a call is told, and nothing shifts", async ({ page }) => {
  const shifts = await watchShifts(page);
  await store({ votes: 900, reportingPercent: 10 });
  await page.goto(path);
  await expect(page.getByText("Updating live")).toBeVisible();
  const race = page.locator('[data-part="race/Ohio"]');
  await expect(race.locator("li").first()).toContainText("Maximilian Featherstone");
  await race.scrollIntoViewIfNeeded();
  await tile(page).focus();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await store({ votes: 1_234, reportingPercent: 40 });
  await expect(race).toContainText("1,234");
  await expect(race.locator("li").first()).toContainText("Ana Ruiz");
  await expect(tile(page)).toContainText("Ana Ruiz, Harbor, leads, 40% counted");
  await expect(tile(page)).toBeFocused();

  await store({ votes: 2_345, winner: true, reportingPercent: 80 });
  await expect(race).toContainText("Winner");
  await expect(page.locator("output", { hasText: "Ohio, Senate: Ana Ruiz, Harbor, wins" })).toHaveCount(1);
  await expect(page.getByText("Harbor will control the Senate.")).toBeVisible();
  await expect(tile(page)).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  expect(await shifts()).toEqual([]);
});

test("ROUTE-11 without script the map, the offices and the form lead to the races asked for", async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/elections`);
  await page.getByRole("link", { name: /^Ohio: / }).click();
  await expect(page).toHaveURL(/\/general-results\?state=ohio#races$/);
  await expect(page.locator('[data-part^="race/"]')).toHaveCount(2);
  await page.getByRole("combobox", { name: "Office" }).selectOption("House");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?state=ohio&office=house/);
  await expect(page.locator('[data-part^="race/"]')).toHaveCount(1);
  await page.getByRole("link", { name: "Show all results" }).click();
  await expect(page.locator('[data-part^="race/"]')).toHaveCount(45);
  await context.close();
});
