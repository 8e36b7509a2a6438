// Advertising in a real browser, against a stand-in for the ad server: what is asked for and when, that nothing moves, and that nobody
// but this site hears of a reader who has not agreed.

import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { runNode, startDemoSite, type DemoSite } from "../demo-site.ts";
import { liveAddress } from "../../site/live/live-message.ts";
import { liveAlertsPath } from "../../site/alerts/alert-addresses.ts";
import { startGptStandIn, type GptStandIn } from "../stand-ins/gpt.ts";
import { startMetaFeedStandIn, type MetaFeedStandIn } from "../stand-ins/meta-feed.ts";
import { watchShifts } from "./layout-shifts.ts";
import { expect, test } from "./site-test.ts";

const article = "/politics/senate-clears-storm-recovery-bill";
const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");
const widths = [375, 768, 1280];

// One after the other on one site: they tell the ad server's requests apart by time.
test.describe.configure({ mode: "default" });

let ads: GptStandIn;
let feed: MetaFeedStandIn;
let site: DemoSite;

test.beforeAll(async () => {
  ads = await startGptStandIn({ emptySlots: ["ban2", "lb3"] });
  feed = await startMetaFeedStandIn();
  site = await startDemoSite({
    env: {
      AD_PROVIDER: "gpt",
      AD_NETWORK: "1234567",
      AD_SCRIPT_URL: ads.script,
      AD_META_URL: feed.url,
      REGION_HEADER: "x-country",
    },
  });
});

test.beforeEach(() => {
  ads.asked.length = 0;
  ads.requests.length = 0;
});

test.afterAll(async () => {
  await site.stop();
  await ads.stop();
  await feed.stop();
});

/** The proxy in front says where the reader is. */
async function readingFrom(context: BrowserContext, country: string): Promise<void> {
  await context.route("**/api/region", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-country": country } }),
  );
}

async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(70);
  }
  await page.waitForTimeout(300);
}

/** Every request that leaves the site. */
function strangers(page: Page, own = site.url): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith("data:")) seen.push(request.url());
  });
  return seen;
}

interface SeenSlot {
  id: string;
  state: string | null;
  reserved: number;
  promo: string;
  /** The creative's sides beyond those of the space. */
  over: number;
}

function slotsOn(page: Page): Promise<SeenSlot[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('aside[aria-label^="Advertisement"]')]
      .filter((slot) => slot.getClientRects().length > 0)
      .map((slot) => {
        const live = slot.querySelector("[data-ad]");
        const frame = slot.querySelector("iframe")?.getBoundingClientRect();
        const space = live?.getBoundingClientRect();
        const promo = slot.querySelector("[data-island] + *");
        return {
          id: slot.id,
          state: live?.getAttribute("data-ad") ?? null,
          reserved: Number.parseFloat(getComputedStyle(slot).minHeight),
          promo: promo === null ? "none" : getComputedStyle(promo).visibility,
          over: frame && space ? Math.max(0, frame.width - space.width, frame.height - space.height) : 0,
        };
      }),
  );
}

/** Slots that were not asked for yet. The first of them is brought near: who scrolls before the scripts run has left it behind. */
async function waitingNear(page: Page): Promise<string[]> {
  const waiting = (await slotsOn(page)).flatMap(({ id, state }) => (state === "waiting" ? [id] : []));
  if (waiting[0] !== undefined) await page.locator(`[id="${waiting[0]}"]`).scrollIntoViewIfNeeded();
  return waiting;
}

for (const path of [article, "/"]) {
  for (const width of widths) {
    test(`ADS-05 on ${path} at ${width} px every slot fills as it comes near, and nothing moves`, async ({
      page,
      context,
    }) => {
      await readingFrom(context, "US");
      await page.setViewportSize({ width, height: 900 });
      const shifted = await watchShifts(page);
      await page.goto(site.url + path);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await readThrough(page);
      await expect.poll(() => waitingNear(page)).toEqual([]);
      const slots = await slotsOn(page);
      expect(slots.length).toBeGreaterThan(3);
      for (const { id, state, promo, over } of slots) {
        const isEmpty = /^(ban2|lb3)(-|$)/.test(id);
        expect([id, state, promo, over]).toEqual([id, ...(isEmpty ? ["house", "visible"] : ["filled", "hidden"]), 0]);
      }
      expect(await shifted()).toEqual([]);
      // Fractions of pixels are rounded as they come.
      const after = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(new Set(ads.asked.map((slot) => slot.path)).size).toBe(ads.asked.length);
    });
  }
}

test.describe("what is reserved", () => {
  for (const [width, height] of [
    [319, 195],
    [320, 214],
    [767, 214],
    [768, 410],
    [1023, 410],
    [1024, 385],
    [1279, 385],
    [1280, 405],
  ] as const) {
    test(`ADS-05 at ${width} px a container is at least ${height} px high, before anything has loaded`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(site.url + article);
      const heights = await page
        .locator('aside[aria-label^="Advertisement"]:visible')
        .evaluateAll((slots) =>
          slots
            .filter(({ id }) => id !== "lb1")
            .map((slot) => [getComputedStyle(slot).minHeight, slot.getBoundingClientRect().height] as const),
        );
      expect(heights.length).toBeGreaterThan(2);
      for (const [least, real] of heights) {
        expect(least).toBe(`${height}px`);
        expect(real).toBeGreaterThanOrEqual(height);
      }
      await context.close();
    });
  }

  const banners = ["970x66", "728x90"];
  for (const [width, height, reserved, sizes] of [
    [768, 1024, 132, ["728x90"]],
    [1280, 720, 132, banners],
    [1280, 1000, 405, ["970x250", ...banners]],
    [1024, 1100, 385, ["970x250", ...banners]],
  ] as const) {
    test(`ADS-05 on a screen of ${width}×${height} the header's slot asks for what its ${reserved} px can hold, and the headline is in sight`, async ({
      page,
      context,
    }) => {
      await readingFrom(context, "US");
      await page.setViewportSize({ width, height });
      await page.goto(site.url + article);
      await expect(page.locator('#lb1 [data-ad="filled"]')).toBeVisible();
      const slot = page.locator("#lb1");
      expect(await slot.evaluate((element) => element.getBoundingClientRect().height)).toBe(reserved);
      const asked = ads.asked.find(({ path }) => path.endsWith("/lb1"));
      expect(asked?.sizes.map((sides) => sides.join("x"))).toEqual(sizes);
      const headline = await page.locator("h1.headline").boundingBox();
      expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(height);
    });
  }
});

test("ADS-06 a slot is asked for by its path, at its place, with the story's keyword; gid names another story", async ({
  page,
  context,
}) => {
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(site.url + article);
  expect(ads.asked).toEqual([]);
  await page.locator("#ban1").scrollIntoViewIfNeeded();
  await expect.poll(() => ads.asked.length).toBe(1);
  const [id = ""] = feed.asked;
  expect(ads.asked[0]).toEqual({
    path: "/1234567/meridian/pol/article/ban1",
    sizes: [
      [320, 50],
      [300, 250],
    ],
    targeting: { pos: "ban1", keyword: `about ${id}` },
  });
  await page.goto(`${site.url}${article}?gid=another-story`);
  await page.locator("#ban1").scrollIntoViewIfNeeded();
  await expect.poll(() => ads.asked.at(-1)?.targeting).toEqual({ pos: "ban1", keyword: "about another-story" });
});

test("ADS-06 a feed that fails is logged, and the ad comes without a keyword", async ({ page, context }) => {
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${site.url}${article}?gid=${feed.broken}`);
  await page.locator("#ban1").scrollIntoViewIfNeeded();
  await expect.poll(() => ads.asked.at(-1)?.targeting).toEqual({ pos: "ban1" });
  await expect.poll(() => site.log()).toContain("ad keyword failed");
});

test("ADS-06 a client navigation gives the old slots back and asks for the new page's", async ({ page, context }) => {
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/politics`);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator('#lb1 [data-ad="filled"]')).toBeVisible();
  expect(ads.asked.map(({ path }) => path)).toContain("/1234567/meridian/pol/article/lb1");
  expect(ads.requests.filter((path) => path.endsWith("gpt.js"))).toHaveLength(1);
});

test.describe("without consent nobody else is asked for anything", () => {
  const keep = (choices: object) => (page: Page) =>
    page.addInitScript((kept) => localStorage.setItem("privacy-choices", JSON.stringify(kept)), {
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
    test(`ADS-06 ${name}: ads are asked for: ${allowed}`, async ({ page, context }) => {
      await readingFrom(context, country);
      for (const step of before) await step(page);
      await page.setViewportSize({ width: 375, height: 800 });
      const asked = strangers(page);
      await page.goto(site.url + article);
      await page.locator("#ban1").scrollIntoViewIfNeeded();
      await expect(page.locator("#ban1 [data-ad]")).toHaveAttribute("data-ad", allowed ? "filled" : "house");
      await page.waitForTimeout(200);
      expect(asked.length > 0).toBe(allowed);
      expect(ads.asked.length > 0).toBe(allowed);
      const [first] = await slotsOn(page);
      expect(first).toMatchObject({ id: "ban1", promo: allowed ? "hidden" : "visible" });
    });
  }

  test("ADS-06 the country is not asked for when the answer does not hang on it", async ({ page }) => {
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
  const keptChoices = (page: Page) => page.evaluate(() => localStorage.getItem("privacy-choices"));

  test("ADS-06 where consent is the law a strip asks once, first by the keyboard, moves nothing and takes a no", async ({
    page,
    context,
  }) => {
    await readingFrom(context, "DE");
    const shifted = await watchShifts(page);
    const asked = strangers(page);
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
    expect(await keptChoices(page)).toBe('{"version":1,"ads":false}');
    await page.reload();
    await readThrough(page);
    await expect(question(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test("ADS-06 nothing of others is asked for before the yes, and the ads of the page come with it", async ({
    page,
    context,
  }) => {
    await readingFrom(context, "DE");
    await page.setViewportSize({ width: 375, height: 800 });
    const asked = strangers(page);
    await page.goto(site.url + article);
    await page.locator("#ban1").scrollIntoViewIfNeeded();
    await expect(question(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.locator("#ban1 [data-ad]")).toHaveAttribute("data-ad", "filled");
    await expect(question(page)).toHaveCount(0);
    expect(await keptChoices(page)).toBe('{"version":1,"ads":true}');
    expect(asked.length).toBeGreaterThan(0);
  });

  for (const [name, country, before] of [
    ["in the U.S.", "US", undefined],
    ["in Germany, under Global Privacy Control", "DE", signal],
  ] as const) {
    test(`ADS-06 ${name} nobody is asked`, async ({ page, context }) => {
      await readingFrom(context, country);
      await before?.(page);
      await page.goto(site.url + article);
      await expect(page.locator("#lb1 [data-ad]")).not.toHaveAttribute("data-ad", "waiting");
      await page.waitForTimeout(500);
      await expect(question(page)).toHaveCount(0);
    });
  }

  test("ADS-06 without script the promos stand in the slots", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked = strangers(page);
    await page.goto(site.url + article);
    await expect(page.locator("#lb1 a")).toBeVisible();
    expect(asked).toEqual([]);
    await context.close();
  });
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

test("ADS-06 the ad server's hosts stand in every page's policy while it is the provider", async ({ request }) => {
  const policy = (await request.get(`${site.url}/politics`)).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src [^;]*https:\/\/securepubads\.g\.doubleclick\.net/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/\*\.safeframe\.googlesyndication\.com/);
  expect(policy).toContain(ads.origin);
  expect(policy).not.toContain("unsafe-inline");
});

test("ADS-04 hostile slot names and sizes run nothing and ask for nothing odd", async ({ page, context }) => {
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
  await runNode([cli, "import", "-"], { DATA_DIR: site.dataDir }, JSON.stringify({ ...layout, id: "section-media" }));
  await readingFrom(context, "US");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(async () => (await page.request.get(`${site.url}/media`)).text()).toContain("evil");
  await page.goto(`${site.url}/media`);
  await readThrough(page);
  expect(await page.evaluate(() => Reflect.get(window, "__xss") as unknown)).toBeUndefined();
  expect(ads.asked.length).toBeGreaterThan(3);
  for (const slot of ads.asked) {
    expect(slot.path).toMatch(/^\/1234567\/meridian\/med\/section\/[\w-]+$/);
    for (const size of slot.sizes) expect(size.every(Number.isInteger)).toBe(true);
  }
  const ids = (await slotsOn(page)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
