// What is found at the desk, in Chromium: stories and why readers do not get them, stories to pin, pictures, and who did what.

import type { Page } from "@playwright/test";
import { choose, openStory, side, startNewsroom, withoutNoise } from "./desk-newsroom.ts";
import { come, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const story = (id: string, more: object) => ({
  type: "article",
  id,
  title: `The tug ${id}`,
  publication_date: "2026-03-02T00:00:00Z",
  components: [],
  ...more,
});
const records = [
  story("a-first", { canonical_url: "/harbor/tug" }),
  story("b-second", { canonical_url: "/harbor/tug", urls: ["/harbor/fixed", "/2019/tug"] }),
  story("unseen", { canonical_url: "/harbor/unseen", published: false }),
  {
    type: "layout",
    id: "front-of-harbor",
    title: "The harbor",
    subtype: "sectionLayout",
    elementId: "harbor",
    main: [
      { is: "article-list", props: { title: "North", searchCriteria: { isSection: true, searchSelected: "harbor" } } },
    ],
  },
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startNewsroom();
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutNoise(consoleMessages));

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a story that readers do not get is hidden, with what is there, and lost addresses are told from those that lead", async ({
  page,
}) => {
  await come(page, site, "Hilda", "editor");
  await page.goto(`${site.origin}/desk/stories`);
  await page.getByLabel("Search").fill("The tug");
  const why = "Hidden: the story “The tug a-first” (article/a-first) is at its address";
  await expect(row(page, "The tug b-second")).toContainText(why);
  await expect(row(page, "The tug a-first").first()).toContainText("Out");
  await page.getByLabel("Search").fill("/harbor/no-such-tug?from=mail");
  await expect(page.getByRole("status")).toHaveText("Nothing is at /harbor/no-such-tug?from=mail.");
  await expect(page.getByRole("table")).toHaveCount(0);

  await openStory(page, site, "b-second");
  await choose(page, "Address");
  await expect(side(page).getByText(why)).toBeVisible();
  const lists = side(page).getByRole("list");
  await expect(lists.first()).toHaveText(/^\/2019\/tug\s*Drop$/);
  await expect(lists.nth(1)).toContainText("/harbor/fixed the story “The ferry fixed” (article/fixed)");
  expect(await findings(page, "html", ["iframe"])).toEqual([]);
});

test("stories to pin say whether readers see them, an address with none says so, and what is typed outlasts a reload", async ({
  page,
}) => {
  await come(page, site, "Petra", "producer");
  await page.goto(`${site.origin}/desk/fronts?front=front-of-harbor`);
  const openModule = () =>
    side(page)
      .getByRole("button", { name: /^North/ })
      .click();
  await openModule();
  const find = side(page).getByLabel("Pin a story");
  await find.fill("tug unseen");
  const found = (name: string) => side(page).getByRole("listitem").filter({ hasText: name });
  await expect(found("The tug unseen")).toContainText("Draft");
  await find.fill("tug b-second");
  await expect(found("The tug b-second")).toContainText("Hidden: ");
  await expect(found("The tug b-second").getByRole("button")).toHaveCount(0);
  await page.reload();
  await openModule();
  await expect(find).toHaveValue("tug b-second");
  await find.fill("/harbor/no-such-tug");
  await expect(side(page).getByText("Nothing is at /harbor/no-such-tug.")).toBeVisible();
  await find.fill("https://elsewhere.example/tug");
  await expect(side(page).getByRole("button", { name: "Pin this address" })).toBeVisible();
  await find.fill("");

  await choose(page, "Publish");
  await expect(side(page).getByText("Nothing differs from what is live.")).toBeVisible();
  await expect(side(page).getByRole("button", { name: /^(Publish|Schedule)/ })).toHaveCount(0);
});

test("the log tells what was done in words, and is searched by keyboard", async ({ page }) => {
  await come(page, site, "Lola Log", "admin");
  await openStory(page, site, "fixed");
  await side(page).getByLabel("Headline", { exact: true }).fill("The mended ferry");
  await choose(page, "Save and publish");
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  await page.goto(`${site.origin}/desk/log`);
  await expect(row(page, "Edited the story")).toContainText("The mended ferry");
  await page.getByLabel("Search").pressSequentially("mended");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(row(page, "Edited the story").getByRole("link", { name: "The mended ferry" })).toBeVisible();
  await page.getByLabel("Search").fill("");
  await page.getByLabel("About").selectOption("Sign-ins");
  await page.getByLabel("Person").selectOption("Lola Log");
  await expect(row(page, "Signed in")).toHaveCount(1);
  await page.getByLabel("About").selectOption("Tokens");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
