// What Chromium tells the site by itself: what pages were like for a reader who agreed, and what broke a page's policy or failed on it.

import { expect, test, type Page } from "@playwright/test";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { startTlsFront, type TlsFront } from "../stand-ins/tls-front.ts";
import { isSameDocument, markDocument } from "./own-site.ts";
import { quietNetwork } from "./quiet-network.ts";

const secret = "the secret of these very tests";
const settings = { ACCESS_SECRET: secret, VITALS_SHARE: "1", REGION_DEFAULT: "DE" };
let site: DemoSite;
test.beforeAll(async () => {
  site = await startDemoSite({ env: settings });
});
test.afterAll(() => site.stop());

const figure = async (name: string) => (await metricsOf(site.url, secret))(name) || 0;
const counted = (vital: string, page: string) =>
  figure(`${vital === "CLS" ? "site_layout_shift" : "site_web_vital_seconds"}_count{vital="${vital}",page="${page}"}`);

/** What was asked for that has to do with how pages were. */
function tellings(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/vitals$|\/report-vitals-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const agree = (page: Page, measurement = true) =>
  page.addInitScript(
    (saved) => localStorage.setItem("privacy-choices", saved),
    JSON.stringify({ version: 1, measurement }),
  );

/** Of pages that a click leads to without another document. */
const followed = (page: Page) => page.locator("main h3 a[href^='/']").first();

test.describe("how pages were", () => {
  test("is told of a reader who agreed, with the way from a click to the next page", async ({ page }) => {
    await agree(page);
    const measures = page.waitForResponse(/\/report-vitals-/);
    await page.goto(`${site.url}/`);
    await measures;
    await markDocument(page);
    const before = await counted("navigation", "article");
    await followed(page).click();
    await expect(page.locator("article h1, main h1").first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await quietNetwork(page);
    await page.goto("about:blank");
    for (const vital of ["LCP", "CLS", "TTFB", "FCP"]) await expect.poll(() => counted(vital, "home"), vital).toBe(1);
    await expect.poll(() => counted("navigation", "article")).toBe(before + 1);
  });

  test("is told once the reader agrees at the question", async ({ page }) => {
    const asked = tellings(page);
    await page.goto(`${site.url}/politics`);
    await expect(page.getByText("which pages are read and how fast they load?")).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await quietNetwork(page);
    await page.goto("about:blank");
    await expect.poll(() => counted("FCP", "section")).toBe(1);
  });

  for (const [who, begin] of [
    ["has not been asked yet", async () => undefined],
    ["has refused", (page: Page) => agree(page, false)],
  ] as const) {
    test(`is nobody's business of a reader who ${who}: no script, no call`, async ({ page }) => {
      await begin(page);
      const asked = tellings(page);
      await page.goto(`${site.url}/`);
      await quietNetwork(page);
      await page.goto("about:blank");
      expect(asked).toEqual([]);
    });
  }

  test("is no site's business that does not want to know: no script, no call", async ({ page }) => {
    const plain = await startDemoSite({ env: { VITALS_SHARE: "0" } });
    await agree(page);
    const asked = tellings(page);
    await page.goto(`${plain.url}/`);
    await quietNetwork(page);
    await page.goto("about:blank");
    expect(asked).toEqual([]);
    await plain.stop();
  });
});

test.describe("what went wrong", () => {
  const blocked = 'site_browser_reports_total{kind="policy",directive="connect-src"}';
  const breakPolicy = (page: Page) => page.evaluate(() => fetch("https://elsewhere.example/").catch(() => undefined));

  test("with the policy is told the older way where there is no TLS", async ({ page }) => {
    await page.goto(`${site.url}/`);
    const before = await figure(blocked);
    await breakPolicy(page);
    await expect.poll(() => figure(blocked)).toBe(before + 1);
  });

  test("in a script of the site is told, a few times and no more", async ({ page }) => {
    const name = 'site_browser_reports_total{kind="script-error",directive="none"}';
    await page.goto(`${site.url}/`);
    const before = await figure(name);
    const all = page.waitForResponse(/\/tell-error-/);
    for (let turn = 0; turn < 6; turn += 1)
      await page.evaluate(() => queueMicrotask(() => void Promise.reject(new Error("of the test"))));
    await all;
    await expect.poll(() => figure(name)).toBe(before + 3);
    await quietNetwork(page);
    expect(await figure(name)).toBe(before + 3);
  });
});

test.describe("by the Reporting API, with TLS", () => {
  let front: TlsFront;
  let secured: DemoSite;
  test.beforeAll(async () => {
    front = await startTlsFront();
    secured = await startDemoSite({ env: { ...settings, SITE_ORIGIN: front.origin } });
    front.leadTo(secured.url);
  });
  test.afterAll(async () => {
    await secured.stop();
    front.stop();
  });

  test("what breaks the policy arrives", async ({ playwright }) => {
    const browser = await playwright.chromium.launch({
      ...(process.env["CHROMIUM_PATH"] !== undefined && { executablePath: process.env["CHROMIUM_PATH"] }),
      // Otherwise it tells once a minute, and never by a certificate it does not know.
      args: ["--no-sandbox", "--short-reporting-delay", "--ignore-certificate-errors"],
    });
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(`${front.origin}/`);
    await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => undefined));
    const told = 'site_browser_reports_total{kind="policy",directive="connect-src"}';
    await expect.poll(async () => (await metricsOf(secured.url, secret))(told)).toBe(1);
    await browser.close();
  });
});
