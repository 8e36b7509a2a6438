// Advertising in a real browser, against a stand-in for the ad server: what is asked for and when, and what is not.

import { expect } from "@playwright/test";
import { liveAlertsPath } from "../../site/alerts/alert-addresses.ts";
import { liveAddress } from "../../site/live/live-message.ts";
import { runContent } from "../demo-site.ts";
import { article, readingFrom, readThrough, slotsOn, test } from "./ads-site.ts";
import { takenOver } from "./taken-over.ts";

test("ADS-06 a slot is asked for by its path, at its place, with the story's keyword; gid names another story", async ({
  page,
  context,
  site,
}) => {
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(site.url + article);
  expect(site.ads.asked).toEqual([]);
  await page.locator("#ban1").scrollIntoViewIfNeeded();
  await expect.poll(() => site.ads.asked.length).toBe(1);
  const id = site.feed.asked.find((one) => one !== site.feed.broken);
  expect(site.ads.asked[0]).toEqual({
    path: "/1234567/meridian/pol/article/ban1",
    sizes: [
      [320, 50],
      [300, 250],
    ],
    targeting: { pos: "ban1", keyword: `about ${id}` },
  });
  await page.goto(`${site.url}${article}?gid=another-story`);
  await page.locator("#ban1").scrollIntoViewIfNeeded();
  await expect.poll(() => site.ads.asked.at(-1)?.targeting).toEqual({ pos: "ban1", keyword: "about another-story" });
});

test("ADS-06 a feed that fails is logged, and the ad comes without a keyword", async ({ page, context, site }) => {
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${site.url}${article}?gid=${site.feed.broken}`);
  await page.locator("#ban1").scrollIntoViewIfNeeded();
  await expect.poll(() => site.ads.asked.at(-1)?.targeting).toEqual({ pos: "ban1" });
  await expect.poll(() => site.log()).toContain("ad keyword failed");
});

test("ADS-06 a client navigation gives the old slots back and asks for the new page's", async ({
  page,
  context,
  site,
}) => {
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/politics`);
  await takenOver(page);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator('#lb1 [data-ad="filled"]')).toBeVisible();
  expect(site.ads.asked.map(({ path }) => path)).toContain("/1234567/meridian/pol/article/lb1");
  expect(site.ads.requests.filter((path) => path.endsWith("gpt.js"))).toHaveLength(1);
});

test("ADS-06 by default the house is the only provider: no other host, no question where the reader is, no other host in the policy", async ({
  page,
  siteUrl,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of [article, "/"]) {
    const response = await page.goto(siteUrl + path);
    expect(response?.headers()["content-security-policy"]).not.toMatch(/google|doubleclick/);
    await readThrough(page);
  }
  expect(asked.filter((url) => !url.startsWith(siteUrl) && !url.startsWith("data:"))).toEqual([]);
  // The stream of news alerts knows nothing of ads.
  expect(asked.filter((url) => url.includes("/api/") && !url.includes(liveAddress(liveAlertsPath)))).toEqual([]);
  expect(await page.locator("[data-ad]").count()).toBe(0);
});

test("ADS-06 the ad server's hosts stand in every page's policy while it is the provider", async ({
  request,
  site,
}) => {
  const policy = (await request.get(`${site.url}/politics`)).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src [^;]*https:\/\/securepubads\.g\.doubleclick\.net/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/\*\.safeframe\.googlesyndication\.com/);
  expect(policy).toContain(site.ads.origin);
  expect(policy).not.toContain("unsafe-inline");
});

test("ADS-04 hostile slot names and sizes run nothing and ask for nothing odd", async ({ page, context, site }) => {
  const hostile = ['lb9"><img src=x onerror=window.__xss=1>', "javascript:window.__xss=1//", "../../evil", "lb2"];
  const layout = {
    type: "layout",
    id: "hostile-ads",
    subtype: "sectionLayout",
    elementId: "media",
    main: [
      { is: "article-list", props: { searchCriteria: { isSection: true, searchSelected: "media", size: 3 } } },
      ...hostile.map((iu) => ({ is: "ad", props: { iu, sizes: [iu, "300x250"], device: iu } })),
    ],
  };
  await runContent(["import", "-"], { DATA_DIR: site.dataDir }, JSON.stringify({ ...layout, id: "section-media" }));
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(async () => (await page.request.get(`${site.url}/media`)).text()).toContain("evil");
  await page.goto(`${site.url}/media`);
  await readThrough(page);
  expect(await page.evaluate(() => Reflect.get(window, "__xss") as unknown)).toBeUndefined();
  expect(site.ads.asked.length).toBeGreaterThan(3);
  for (const slot of site.ads.asked) {
    expect(slot.path).toMatch(/^\/1234567\/meridian\/med\/section\/[\w-]+$/);
    for (const size of slot.sizes) expect(size.every(Number.isInteger)).toBe(true);
  }
  const ids = (await slotsOn(page)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
