// A link with a hash to a page that only a document load can show: one that needs other hosts, one of a newer build, one whose style sheet is
// gone. Things are broken on purpose here, so the console is not held silent.

import { expect, test, type Page } from "@playwright/test";
import type { DemoSite } from "../demo-site.ts";
import { harbor, isSameDocument, markDocument, startOwnSite, story } from "./own-site.ts";
import { takenOver } from "./taken-over.ts";

let site: DemoSite;

test.beforeAll(async () => {
  site = await startOwnSite([
    harbor,
    story(1, {
      canonical_url: "/harbor/quay",
      components: [
        ...Array.from({ length: 30 }, (_, index) => ({
          is: "paragraph",
          props: { text: `Line ${index}. `.repeat(40) },
        })),
        { is: "youtube", props: { videoId: "m3R1d14n-tv" } },
      ],
    }),
    story(2, { canonical_url: "/harbor/plain" }),
    { type: "redirect", id: "/old-quay", to: "/harbor/quay", status: 301 },
    {
      type: "static_page",
      id: "links",
      path: "links",
      title: "Links",
      components: ["/harbor/quay#main", "/harbor/plain#main", "/old-quay#main", "/harbor/plain"].map((href) => ({
        is: "paragraph",
        props: { text: `<a href="${href}">To ${href}</a>` },
      })),
    },
  ]);
});

test.afterAll(async () => {
  await site.stop();
});

async function openLinks(page: Page): Promise<void> {
  await page.goto(`${site.url}/harbor`);
  await page.goto(`${site.url}/links`);
  await takenOver(page);
  await markDocument(page);
}

const follow = (page: Page, href: string) => page.getByRole("link", { name: `To ${href}`, exact: true }).click();

/** A new document shows it, at its address, and one step back is where the link stood. */
async function isLoaded(page: Page, path: string): Promise<void> {
  await expect(page.locator("h1.headline")).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Links");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Harbor");
}

for (const href of ["/harbor/quay#main", "/old-quay#main"]) {
  test(`ROUTE-03 ${href} leads to a page that needs other hosts`, async ({ page }) => {
    await openLinks(page);
    await follow(page, href);
    await isLoaded(page, "/harbor/quay");
  });
}

for (const href of ["/harbor/plain#main", "/harbor/plain"]) {
  test(`ROUTE-03 ${href} leads to a page of a newer build`, async ({ page }) => {
    await openLinks(page);
    await page.route("**/_page/harbor/plain", async (route) => {
      const answer: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, build: "a newer one" } });
    });
    await follow(page, href);
    await isLoaded(page, "/harbor/plain");
  });

  test(`STATE-04 ${href} leads to a page of which a style sheet is gone`, async ({ page }) => {
    await openLinks(page);
    await page.route("**/_page/harbor/plain", async (route) => {
      const answer = await (await route.fetch()).json();
      answer.page.styles.push("/assets/gone-after-deploy.css");
      await route.fulfill({ json: answer });
    });
    await follow(page, href);
    await isLoaded(page, "/harbor/plain");
  });
}

test("ROUTE-03 the hash of a page that is loaded so is used, then taken from the address", async ({ page }) => {
  await openLinks(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await follow(page, "/harbor/quay#main");
  await expect(page.locator("h1.headline")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect.poll(() => page.url()).toBe(`${site.url}/harbor/quay`);
});
