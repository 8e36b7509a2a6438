// React takes over what the server drew, on every kind of page, for readers in other places, with other languages and clocks that are wrong:
// the two drawings never differ, and nothing offends against the page's policy. HYDRATION_LOADS=2000 loads so many pages instead of each kind once.

import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { pageKinds } from "./page-kinds.ts";
import { expect, test } from "./site-test.ts";
import { takenOver, wakeAll } from "./taken-over.ts";
import { enforcedPolicy, watchPolicy, withOutsideScripts } from "./watch-policy.ts";

interface Reader {
  name: string;
  /** How far the device's clock is off, in milliseconds. */
  clockOff: number;
  settings: BrowserContextOptions;
}

const phone = { viewport: { width: 375, height: 812 } };
const desktop = { viewport: { width: 1280, height: 900 } };
const hour = 3_600_000;

const readers: readonly Reader[] = [
  { name: "New York", clockOff: 0, settings: { ...phone, timezoneId: "America/New_York", locale: "en-US" } },
  {
    name: "Tokyo in the dark",
    clockOff: 0,
    settings: { ...desktop, timezoneId: "Asia/Tokyo", locale: "ja-JP", colorScheme: "dark" },
  },
  {
    name: "Cairo, a day ahead",
    clockOff: 24 * hour,
    settings: { ...desktop, timezoneId: "Africa/Cairo", locale: "ar-EG" },
  },
  {
    name: "Kathmandu in the dark, three hours behind",
    clockOff: -3 * hour,
    settings: { ...phone, timezoneId: "Asia/Kathmandu", locale: "hi-IN", colorScheme: "dark" },
  },
  {
    name: "Berlin, a minute ahead",
    clockOff: hour / 60,
    settings: { ...desktop, timezoneId: "Europe/Berlin", locale: "de-DE", colorScheme: "dark" },
  },
  {
    name: "Chatham, a year behind",
    clockOff: -365 * 24 * hour,
    settings: { ...phone, timezoneId: "Pacific/Chatham", locale: "fa-IR" },
  },
];

/** Beside the kinds of other tests: what is seldom opened. AMP's documents run none of this. */
const addresses = [
  ...Object.values(pageKinds).filter((path) => !path.endsWith(".amp")),
  "/category",
  "/foxaroundtheworld",
  "/newyears",
  "/offline",
  "/video/topics",
];

const wanted = Number(process.env["HYDRATION_LOADS"] ?? addresses.length);
const each = Math.ceil(wanted / readers.length);

async function openAs({ settings, clockOff }: Reader, browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...settings, baseURL, serviceWorkers: "block" });
  await context.addInitScript((off) => {
    const { now } = Date;
    Date.now = () => now() + off;
    globalThis.Date = new Proxy(Date, {
      construct: (target, args) => (args.length === 0 ? new target(target.now()) : Reflect.construct(target, args)),
    });
  }, clockOff);
  return context.newPage();
}

for (const [place, reader] of readers.entries()) {
  test(`STATE-01 server and browser draw the same for a reader in ${reader.name}`, async ({ browser, siteUrl }) => {
    test.setTimeout(0);
    const page = await openAs(reader, browser, siteUrl);
    const found: string[] = [];
    const violations = await watchPolicy(page);
    let path = "";
    page.on("pageerror", ({ message }) => found.push(`${path}: ${message}`));
    for (let load = 0; load < each; load += 1) {
      path = addresses[(place * each + load) % addresses.length] ?? "/";
      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy.includes(enforcedPolicy), path).toBe(path !== withOutsideScripts);
      await takenOver(page);
      await wakeAll(page);
    }
    await page.context().close();
    expect(found).toEqual([]);
    expect(violations).toEqual([]);
  });
}
