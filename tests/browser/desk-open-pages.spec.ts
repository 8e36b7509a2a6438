// A front that is published at the desk, as readers have it who have its page open.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const records = [
  {
    type: "article",
    id: "one",
    title: "The ferry is back",
    canonical_url: "/pier/ferry",
    publication_date: "2026-03-02T00:00:00Z",
    fn__sections: [{ path: "pier", title: "Pier" }],
    components: [{ is: "paragraph", props: { text: "It is back." } }],
  },
  { type: "section", id: "pier", title: "Pier" },
  {
    type: "layout",
    id: "front-of-pier",
    title: "The pier",
    subtype: "sectionLayout",
    elementId: "pier",
    main: [
      {
        is: "article-list",
        props: { title: "In port", searchCriteria: { isSection: true, searchSelected: "pier", size: 2 } },
      },
    ],
  },
];

const pinned = (until: number) => [
  { type: "section", id: "quay", title: "Quay" },
  {
    type: "layout",
    id: "front-of-quay",
    subtype: "sectionLayout",
    elementId: "quay",
    main: [
      {
        is: "article-list",
        props: {
          title: "At the quay",
          searchCriteria: {
            isFixed: true,
            fixedArticles: [
              { articleUrl: "/pier/ferry", title: "The ferry, for now", until: new Date(until).toISOString() },
            ],
          },
        },
      },
    ],
  },
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));

const side = (page: Page) => page.getByRole("region", { name: "Tools" });
const heading = (page: Page, name: string) => page.locator("main").getByRole("heading", { name });
const offer = (page: Page) => page.getByRole("button", { name: "This page has been updated. Show it" });

/** At its address, with the stream open by which it is told. */
async function openReader(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().includes("/api/live/alerts"));
  await page.goto(site.origin + path);
  expect((await stream).status()).toBe(200);
}

async function publishHeading(page: Page, before: string, after: string): Promise<void> {
  await page.goto(`${site.origin}/desk/fronts?front=front-of-pier`);
  await side(page)
    .getByRole("button", { name: new RegExp(`^${before}`) })
    .click();
  await side(page).getByLabel("Heading").fill(after);
  await expect(page.getByText("Saved, not published.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await side(page)
    .getByRole("button", { name: /^Publish (now|all the same)$/ })
    .click();
  await expect(side(page).getByText("It is live.")).toBeVisible();
}

test("whoever has the page open is told, and takes it by a press without a new document", async ({ page, browser }) => {
  const readers = await browser.newContext();
  const [onFront, onStory] = [await readers.newPage(), await readers.newPage()];
  await openReader(onFront, "/pier");
  await openReader(onStory, "/pier/ferry");
  await onFront.evaluate(() => Object.assign(window, { isTheSame: true }));

  await come(page, site, "Ann", "producer");
  await publishHeading(page, "In port", "At the pier");
  await onFront.bringToFront();
  await expect(offer(onFront)).toBeVisible();
  // What is read stays until the reader wants the new one.
  await expect(heading(onFront, "In port")).toBeVisible();
  await expect(onFront.locator("body > [aria-live=polite]")).toHaveText("This page has been updated.");
  expect(await findings(onFront, "[data-newer-page]")).toEqual([]);
  await offer(onFront).press("Enter");
  await expect(heading(onFront, "At the pier")).toBeVisible();
  await expect(offer(onFront)).toHaveCount(0);
  expect(await onFront.evaluate(() => "isTheSame" in window)).toBe(true);

  await publishHeading(page, "At the pier", "Gone again");
  await onFront.bringToFront();
  await expect(offer(onFront)).toBeVisible();
  await onFront.getByRole("link", { name: "The ferry is back" }).first().click();
  await expect(offer(onFront)).toHaveCount(0);
  await expect(offer(onStory)).toHaveCount(0);
  await readers.close();
});

test("whoever has the page open is told when a pin ends, though nobody publishes anything", async ({ page }) => {
  const story = page.getByText("The ferry, for now");
  // On a busy machine it may have ended before the page is there.
  for (let ahead = 5_000; (await story.count()) === 0; ahead *= 2) {
    await site.store(pinned(Date.now() + ahead));
    await openReader(page, "/quay");
  }
  await offer(page).press("Enter");
  await expect(story).toHaveCount(0);
});
