// The pictures of a long front at the desk, in Chromium: fetched when they come near, and still there when the page is drawn anew.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { expect, test } from "./site-test.ts";

const stories = Array.from({ length: 16 }, (_, number) => ({
  type: "article",
  id: `boat-${number}`,
  title: `Boat ${number} comes in`,
  canonical_url: `/harbor/boat-${number}`,
  publication_date: "2026-03-02T00:00:00Z",
  thumbnail: { url: "/uploads/art/against-the-perfect-lawn.webp" },
  components: [{ is: "paragraph", props: { text: "It comes in." } }],
}));
const records = [
  ...stories,
  { type: "section", id: "wharf", title: "Wharf" },
  {
    type: "layout",
    id: "front-of-wharf",
    title: "The wharf",
    subtype: "sectionLayout",
    elementId: "wharf",
    main: stories.map(({ canonical_url: articleUrl }, number) => ({
      is: "article-list",
      props: { title: `Berth ${number}`, searchCriteria: { isFixed: true, fixedArticles: [{ articleUrl }] } },
    })),
  },
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));

/** Of the cards: which of their pictures are there, from the first to the last. */
const pictures = (page: Page): Promise<boolean[]> =>
  page
    .locator("iframe")
    .last()
    .contentFrame()
    .locator("main article img")
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc, complete }) => complete && currentSrc.startsWith("http")),
    );

test("those further down are fetched when they come near, and stay where the page is drawn anew", async ({ page }) => {
  await come(page, site, "Ann", "producer");
  await page.goto(`${site.origin}/desk/fronts?front=front-of-wharf`);
  await expect.poll(async () => (await pictures(page)).at(0)).toBe(true);
  expect((await pictures(page)).at(-1)).toBe(false);
  const tools = page.getByRole("region", { name: "Tools" });
  await page.getByRole("button", { name: "Module: Berth 15" }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pictures(page)).at(-1)).toBe(true);
  await tools.getByRole("button", { name: "Move Berth 15 up", exact: true }).press("Enter");
  await expect(page.getByText("Saved, not published.")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect.poll(async () => (await pictures(page)).at(-2)).toBe(true);
});
