// What is the same on every screen of the desk: tables on a phone, what a finger needs, the zone of a moment, and what waits.

import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

test.use({ timezoneId: "Asia/Kolkata" });

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  const records = [
    { type: "live_event", id: 501, title: "Harbor fire", path: "/coverage/harbor-fire" },
    {
      type: "article",
      id: "to-come",
      title: "The ferry to come",
      canonical_url: "/harbor/to-come",
      publication_date: "2099-03-02T00:00:00Z",
    },
    { type: "redirect", id: "/old", url: "/old-harbor-with-a-long-address", to: "/harbor", status: 301 },
  ];
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));

const withTables = ["fronts", "stories", "redirects", "records", "people", "log", "account"];

test("no table is cut off on a phone, and its links are as high as a finger needs", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await come(page, site, "Tia Table", "admin");
  for (const screen of withTables) {
    await page.goto(`${site.origin}/desk/${screen}`);
    await expect(page.locator("tbody tr").first(), screen).toBeVisible();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("table :is(td, a, button, select)")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent),
    );
    expect(cut, screen).toEqual([]);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll("table :is(a, button, select)")]
        .filter((one) => one.getBoundingClientRect().height < 24)
        .map((one) => one.textContent),
    );
    expect(low, screen).toEqual([]);
    expect(await findings(page), screen).toEqual([]);
  }
});

test("the first screen tells what waits, in the zone of whoever looks, and a window is named after its story", async ({
  page,
}) => {
  await come(page, site, "Wanda Wait", "producer");
  await expect(page.getByText(/You signed in .* GMT\+5:30 on/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Live now" }).getByRole("link", { name: "Harbor fire" })).toBeVisible();
  const scheduled = page.getByRole("region", { name: "Scheduled" });
  await expect(scheduled.getByText("Mar 2, 2099, 5:30 AM GMT+5:30, story")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await scheduled.getByRole("link", { name: "The ferry to come" }).click();
  await expect(page).toHaveTitle(/^The ferry to come · Stories · /);
  await page.getByRole("link", { name: "All stories" }).click();
  await expect(page).toHaveTitle(/^Stories · /);
});
