// What a front says of its stories and modules, in Chromium: opened on the page, and refused or told where it is typed.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const story = (id: string, more: object = {}) => ({
  type: "article",
  id,
  title: `The ${id} comes in`,
  canonical_url: `/harbor/${id}`,
  publication_date: "2026-03-02T00:00:00Z",
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  components: [{ is: "paragraph", props: { text: "It comes in." } }],
  ...more,
});
const list = (title: string) => ({
  is: "article-list",
  props: {
    title,
    searchCriteria: {
      isFixed: true,
      fixedArticles: [{ articleUrl: "/harbor/ferry" }, { articleUrl: "/harbor/barge" }],
    },
  },
});
const front = (section: string, ...titles: string[]) => ({
  type: "layout",
  id: `front-of-${section}`,
  title: `The ${section}`,
  subtype: "sectionLayout",
  elementId: section,
  main: titles.map(list),
});
const records = [
  story("ferry"),
  story("barge"),
  story("tug", { published: false }),
  { type: "section", id: "harbor", title: "Harbor" },
  { type: "section", id: "pier", title: "Pier" },
  front("pier", "In port"),
  front("harbor", "In port", "At sea"),
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 404, 422));

const side = (page: Page) => page.getByRole("region", { name: "Tools" });

async function openModule(page: Page, section = "pier"): Promise<void> {
  await page.goto(`${site.origin}/desk/fronts?front=front-of-${section}`);
  await page.getByRole("button", { name: "Module: In port" }).click({ position: { x: 4, y: 4 } });
  await expect(side(page).getByRole("heading", { name: "In port" })).toBeVisible();
}

test("a story is opened on the page; a picture that is not there is told at its field and before it is published", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await come(page, site, "Ann", "producer");
  await openModule(page);
  await page.getByRole("button", { name: "Story: The barge comes in" }).click();
  const picture = side(page).getByLabel("Picture here, by its address");
  await expect(picture).toHaveCount(1);
  await expect(side(page).getByRole("button", { name: "The barge comes in", exact: true })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await picture.fill("/uploads/none.jpg");
  await expect(side(page).getByText("There is no picture at this address.")).toBeVisible();
  await expect(picture).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page, "html", ["iframe"])).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(side(page)).toContainText("“The barge comes in”: There is no picture at /uploads/none.jpg.");
});

test("a draft that is pinned is called by its headline", async ({ page }) => {
  await come(page, site, "Bob", "producer");
  await openModule(page);
  await side(page).getByLabel("Pin a story").fill("tug");
  await side(page)
    .getByRole("button", { name: /^Pin The tug comes in/ })
    .click();
  await expect(side(page).getByRole("button", { name: "Unpin The tug comes in" })).toBeVisible();
});

test("settings that cannot be read are refused where they are typed, of a hidden module too", async ({ page }) => {
  await come(page, site, "Cid", "producer");
  await openModule(page);
  for (const isHidden of [false, true]) {
    if (isHidden) await side(page).getByRole("button", { name: "Hide", exact: true }).click();
    if (!isHidden) await side(page).getByText("All settings").click();
    const settings = side(page).getByLabel("As JSON");
    await settings.fill('{"list":7,"title":{"x":1}}');
    await side(page).getByRole("button", { name: "Save the settings" }).click();
    await expect(side(page)).toContainText("Readers would not see it: title: must be a string, not an object.");
    await expect(settings).toHaveAttribute("aria-invalid", "true");
    await expect(settings).toHaveValue('{"list":7,"title":{"x":1}}');
  }
  await side(page).getByLabel("As JSON").fill('{"title":"At sea"}');
  await side(page).getByRole("button", { name: "Save the settings" }).click();
  await expect(side(page).getByRole("heading", { name: "At sea" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(side(page).getByRole("heading", { name: "In port" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(side(page)).not.toContainText("Readers do not see this");
});

test("the page is as high as what stands on it, and lower without a module", async ({ page }) => {
  await come(page, site, "Lou", "producer");
  await openModule(page, "harbor");
  const heights = () =>
    page.evaluate(() => {
      const frame = document.querySelector("iframe");
      const footer = frame?.contentDocument?.querySelector("footer");
      const scale = (frame?.getBoundingClientRect().width ?? 0) / (frame?.offsetWidth ?? 1);
      return {
        shown: frame?.parentElement?.clientHeight ?? 0,
        ends: (footer?.getBoundingClientRect().bottom ?? 0) * scale,
      };
    });
  const isAsHigh = async () => {
    const { shown, ends } = await heights();
    return Math.abs(shown - ends) < 3;
  };
  await expect.poll(isAsHigh).toBe(true);
  const before = await heights();
  await side(page).getByRole("button", { name: "Hide", exact: true }).click();
  await expect.poll(async () => (await heights()).shown).toBeLessThan(before.shown);
  await expect.poll(isAsHigh).toBe(true);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await heights()).shown).toBe(before.shown);
});
