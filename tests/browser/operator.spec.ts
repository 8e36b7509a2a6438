// The operators' page in a browser, which asks for a name and a password: the token is the password.

import { expect, test, type Browser, type BrowserContextOptions } from "@playwright/test";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { findings } from "./findings.ts";

const secret = "the secret of these very tests";
const tokenFor = (scope: "operate" | "read") => signAccess(scope, Date.now() + 3_600_000, secret);
let site: DemoSite;
test.beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: { ACCESS_SECRET: secret, VITALS_SHARE: "1", NODE_NAME: "web-1", PURGE: "varnish://127.0.0.1:9" },
  });
  const tell = (path: string, body: object) => fetch(site.url + path, { method: "POST", body: JSON.stringify(body) });
  await tell("/api/vitals", { page: "home", vitals: { LCP: 3000, CLS: 0.3, INP: 90 }, navigations: [] });
  await tell("/api/reports", [
    {
      type: "script-error",
      url: `${site.url}/${"long-word".repeat(15)}`,
      body: { message: "x is <b>not</b> defined" },
    },
  ]);
});
test.afterAll(() => site.stop());

async function open(browser: Browser, password: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ httpCredentials: { username: "operator", password }, ...options });
  const page = await context.newPage();
  const answer = await page.goto(`${site.url}/operator/status`);
  return { context, page, answer };
}

test("opens for whoever has a token, and for nobody with another one", async ({ browser }) => {
  const good = await open(browser, tokenFor("operate"));
  expect(good.answer?.status()).toBe(200);
  await expect(good.page.getByRole("heading", { level: 1 })).toHaveText(/ status$/);
  await good.context.close();
  const other = await open(browser, tokenFor("read"));
  expect(other.answer?.status()).toBe(401);
  await other.context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [375, 768, 1280]) {
    test(`is whole in ${colorScheme} at ${width} pixels, without script and with nothing for axe to find`, async ({
      browser,
    }) => {
      const { context, page } = await open(browser, tokenFor("operate"), {
        colorScheme,
        viewport: { width, height: 800 },
      });
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      // The node tells of itself every few seconds.
      await expect(async () => {
        await page.reload();
        expect(await page.getByText("x is <b>not</b> defined").isVisible()).toBe(true);
      }).toPass();
      await expect(page.getByRole("article")).toContainText("web-1");
      await expect(page.locator("dd.fair")).toHaveText("2.9 s");
      await expect(page.locator("dd.bad")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
      expect(said).toEqual([]);
      expect(await findings(page)).toEqual([]);
      await context.close();
    });
  }
}
