// Advertising in a real browser, against a stand-in for the ad server: nobody but this site hears of a reader who has not agreed.

import { expect, type Page } from "@playwright/test";
import { article, readingFrom, readThrough, slotsOn, strangers, test } from "./ads-site.ts";
import { watchShifts } from "./layout-shifts.ts";
import { quietNetwork } from "./quiet-network.ts";

test.describe("without consent nobody else is asked for anything", () => {
  const keep = (choices: object) => (page: Page) =>
    page.addInitScript((saved) => localStorage.setItem("privacy-choices", JSON.stringify(saved)), {
      version: 1,
      ...choices,
    });
  const signal = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }));

  const cases: [string, string, ((page: Page) => Promise<unknown>)[], boolean][] = [
    ["in Germany, nothing chosen", "DE", [], false],
    ["in Germany, other things allowed", "DE", [keep({ embeds: true, measurement: true })], false],
    ["in Germany, ads allowed", "DE", [keep({ ads: true })], true],
    ["nobody knows where", "XX", [], false],
    ["in the U.S., nothing chosen", "US", [], true],
    ["in the U.S., ads refused", "US", [keep({ ads: false })], false],
    ["in the U.S., under Global Privacy Control", "US", [signal], false],
    ["in the U.S., allowed but under Global Privacy Control", "US", [keep({ ads: true }), signal], false],
    ["in the U.S., a choice of another version", "US", [keep({ ads: false, version: 9 })], true],
  ];
  for (const [name, country, before, allowed] of cases) {
    test(`ADS-06 ${name}: ads are asked for: ${allowed}`, async ({ page, context, site }) => {
      await readingFrom(context, country);
      for (const step of before) await step(page);
      await page.setViewportSize({ width: 375, height: 800 });
      const asked = strangers(page, site.url);
      await page.goto(site.url + article);
      await page.locator("#ban1").scrollIntoViewIfNeeded();
      await expect(page.locator("#ban1 [data-ad]")).toHaveAttribute("data-ad", allowed ? "filled" : "house");
      await quietNetwork(page);
      expect(asked.length > 0).toBe(allowed);
      expect(site.ads.asked.length > 0).toBe(allowed);
      const [first] = await slotsOn(page);
      expect(first).toMatchObject({ id: "ban1", promo: allowed ? "hidden" : "visible" });
    });
  }

  test("ADS-06 the country is not asked for when the answer does not hang on it", async ({ page, site }) => {
    await signal(page);
    let regions = 0;
    page.on("request", (request) => (regions += request.url().endsWith("/api/region") ? 1 : 0));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(site.url + article);
    await page.locator("#ban1").scrollIntoViewIfNeeded();
    await expect(page.locator("#ban1 [data-ad]")).toHaveAttribute("data-ad", "house");
    expect(regions).toBe(0);
  });

  const question = (page: Page) => page.getByRole("region", { name: "Your privacy" });
  const savedChoices = (page: Page) => page.evaluate(() => localStorage.getItem("privacy-choices"));

  test("ADS-06 where consent is the law a strip asks once, first by the keyboard, moves nothing and takes a no", async ({
    page,
    context,
    site,
  }) => {
    await readingFrom(context, "DE");
    const shifted = await watchShifts(page);
    const asked = strangers(page, site.url);
    await page.goto(site.url + article);
    await expect(question(page)).toContainText("show ads that Google chooses and measures?");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Refuse" })).toBeFocused();
    const [refuse, accept] = await Promise.all(
      ["Refuse", "Accept"].map((name) => page.getByRole("button", { name }).boundingBox()),
    );
    expect([refuse?.height, refuse?.width, refuse?.y]).toEqual([accept?.height, accept?.width, accept?.y]);
    expect(await shifted()).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeHidden();
    expect(await savedChoices(page)).toBe('{"version":1,"ads":false}');
    await page.reload();
    await readThrough(page);
    await expect(question(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test("ADS-06 nothing of others is asked for before the yes, and the ads of the page come with it", async ({
    page,
    context,
    site,
  }) => {
    await readingFrom(context, "DE");
    await page.setViewportSize({ width: 375, height: 800 });
    const asked = strangers(page, site.url);
    await page.goto(site.url + article);
    await page.locator("#ban1").scrollIntoViewIfNeeded();
    await expect(question(page)).toBeVisible();
    await quietNetwork(page);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.locator("#ban1 [data-ad]")).toHaveAttribute("data-ad", "filled");
    await expect(question(page)).toHaveCount(0);
    expect(await savedChoices(page)).toBe('{"version":1,"ads":true}');
    expect(asked.length).toBeGreaterThan(0);
  });

  for (const [name, country, before] of [
    ["in the U.S.", "US", undefined],
    ["in Germany, under Global Privacy Control", "DE", signal],
  ] as const) {
    test(`ADS-06 ${name} nobody is asked`, async ({ page, context, site }) => {
      await readingFrom(context, country);
      await before?.(page);
      await page.goto(site.url + article);
      await expect(page.locator("#lb1 [data-ad]")).not.toHaveAttribute("data-ad", "waiting");
      await quietNetwork(page);
      await expect(question(page)).toHaveCount(0);
    });
  }

  test("ADS-06 without script the promos stand in the slots", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked = strangers(page, site.url);
    await page.goto(site.url + article);
    await expect(page.locator("#lb1 a")).toBeVisible();
    expect(asked).toEqual([]);
    await context.close();
  });
});
