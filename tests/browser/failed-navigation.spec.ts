// A page that cannot be had. These tests cut the network off and break answers, so the console is not held silent.

import { expect, test, type Page } from "@playwright/test";
import type { DemoSite } from "../demo-site.ts";
import { shellMessages } from "../../site/messages.ts";
import { startWeakNetwork, type WeakNetwork } from "../stand-ins/weak-network.ts";
import { findings } from "./findings.ts";
import { harbor, isSameDocument, markDocument, startOwnSite, story } from "./own-site.ts";
import { nextFrames, takenOver } from "./taken-over.ts";

let site: DemoSite;
let network: WeakNetwork;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startOwnSite([harbor, ...Array.from({ length: 40 }, (_, index) => story(index + 1))]);
  network = await startWeakNetwork(site.url);
});

test.beforeEach(() => network.leadTo(site.url));

test.afterAll(async () => {
  await network.stop();
  await site.stop();
});

const link = (page: Page, number: number) => page.getByRole("link", { name: `Harbor report ${number}`, exact: true });
const again = (page: Page) => page.getByRole("button", { name: "Try again" });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The page on show, and where the reader is in it. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    path: location.pathname,
    y: window.scrollY,
    headline: document.querySelector("h1")?.textContent,
    focused: document.activeElement?.textContent,
    entries: history.length,
  }));

async function openFront(page: Page): Promise<void> {
  await page.goto(`${network.url}/harbor`);
  await takenOver(page);
  await markDocument(page);
  await link(page, 32).scrollIntoViewIfNeeded();
  await nextFrames(page);
}

test("STATE-08 offline the page stays as it is, a notice says so, and back online the next page comes", async ({
  page,
  context,
}) => {
  await openFront(page);
  await link(page, 32).focus();
  const before = await standing(page);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByText(shellMessages.notLoaded)).toBeVisible();
  await expect(page.getByText(shellMessages.offline)).toBeVisible();
  await nextFrames(page);
  expect(await standing(page)).toEqual({ ...before, entries: before.entries + 1 });
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.locator("body").innerText()).not.toMatch(/fetch|TypeError|Error/);

  await again(page).click();
  await expect(page.getByText(shellMessages.notLoaded)).toBeVisible();
  expect(pathOf(page)).toBe("/harbor");

  await context.setOffline(false);
  await expect(page.getByText(shellMessages.offline)).toBeHidden();
  await again(page).click();
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
  await expect(again(page)).toHaveCount(0);
  expect(pathOf(page)).toBe("/harbor/report-32");
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Harbor");
  expect(await isSameDocument(page)).toBe(true);
});

test("STATE-08 a step back that fails leaves the reader where he is, and can be tried again", async ({ page }) => {
  await openFront(page);
  await link(page, 32).click();
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
  network.cut();
  await page.evaluate(() => history.back());
  await expect(page.getByText(shellMessages.notLoaded)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe("/harbor/report-32");
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
  network.leadTo(site.url);
  await again(page).click();
  await expect(page.locator("h1")).toHaveText("Harbor");
  await expect(page.getByText(shellMessages.notLoaded)).toBeHidden();
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
});

test("STATE-08 the notice is drawn well and can be used with the keyboard", async ({ page }) => {
  await openFront(page);
  network.cut();
  await link(page, 32).click();
  await expect(again(page)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  network.leadTo(site.url);
  await again(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
});

test("STATE-08 an answer that breaks off on its way is no page either", async ({ page }) => {
  await openFront(page);
  await page.route("**/_page/**", (route) =>
    route.fulfill({ contentType: "application/json", body: '{"build":"x","page":{"html":"<p>half' }),
  );
  await link(page, 32).click();
  await expect(again(page)).toBeVisible();
  await expect(page.locator("h1")).toHaveText("Harbor");
});

const errorDocument = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    robots: [...document.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')].map(({ content }) => content),
    canonical: document.querySelectorAll('link[rel="canonical"]').length,
    bodyClass: document.body.className,
    headline: document.querySelector("h1")?.textContent,
    code: /Error \d+/.exec(document.querySelector("main")?.textContent ?? "")?.[0],
  }));

const ofError = (status: number) => ({
  title: expect.stringMatching(new RegExp(`^Error ${status} \\|`)),
  robots: ["noindex"],
  canonical: 0,
  bodyClass: "error-page",
  headline: "This page could not be shown",
  code: `Error ${status}`,
});

test("ERR-02 an answer with an error shows the error page with its own title, robots and class", async ({ page }) => {
  await openFront(page);
  await page.route("**/_page/**", (route) => route.fulfill({ status: 502, body: "<h1>nginx: upstream died</h1>" }));
  await link(page, 32).click();
  await expect(page.locator("main")).toContainText("Error 502");
  expect(await errorDocument(page)).toEqual(ofError(502));
  await expect(page.locator("body > [aria-live=polite]").first()).toHaveText(/^Error 502/);
  await page.unroute("**/_page/**");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Harbor");
  await expect(page).toHaveTitle(/^Harbor/);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
});

async function breakPages(page: Page, fault: object): Promise<void> {
  await page.route("**/_page/**", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, page: { ...answer.page, ...fault } } });
  });
}

test("ERR-02 what is thrown while the page is shown is the error page too, in the site's words", async ({ page }) => {
  await openFront(page);
  await breakPages(page, { head: null });
  await link(page, 32).click();
  await expect(page.locator("main")).toContainText("Error 500");
  expect(await errorDocument(page)).toEqual(ofError(500));
});

test("ROUTE-01 a page that stands in another shell comes as a document", async ({ page }) => {
  await openFront(page);
  await breakPages(page, { shell: "with other topics" });
  await link(page, 32).click();
  await expect(page.locator("h1")).toHaveText("Harbor report 32");
  expect(await isSameDocument(page)).toBe(false);
});
