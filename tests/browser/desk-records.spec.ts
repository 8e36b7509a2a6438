// Records without a screen of their own at the desk, in Chromium, by keyboard alone.

import type { Locator, Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const schedule = {
  type: "schedule",
  id: "harbor-tv",
  day: {
    attributes: { value: "2026-03-02", "day-of-week": 1 },
    show: [
      { title: "Dawn", "start-utc": "2026-03-02T12:00:00Z", "end-utc": "2026-03-02T13:00:00Z", "is-show": "true" },
      {
        title: "Noon",
        "start-utc": "2026-03-02T17:00:00Z",
        "end-utc": "2026-03-02T18:00:00Z",
        hosts: { name: ["Ada"] },
      },
    ],
  },
};
const page1 = {
  type: "static_page",
  id: "harbor-about",
  title: "About the harbor",
  path: "harbor-about",
  components: [{ is: "paragraph", props: { text: "We are here." } }],
};
const nora = {
  type: "person",
  id: "nora",
  full_name: "Nora Castellan",
  role: "Author",
  canonicalUrl: "/person/c/nora-castellan",
  social: { x: "@nora" },
  fullBio: ["<p>One</p>", { text: "Two" }],
};

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store([schedule, page1, nora, { type: "tag", id: "harbor-boats", title: "Boats" }]);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 404, 412, 422));

const open = async (page: Page, type: string, id: string) => {
  await page.goto(`${site.origin}/desk/records?type=${type}&id=${encodeURIComponent(id)}`);
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
};
const stored = (page: Page, type: string, id: string): Promise<object> =>
  page.evaluate(async (path) => (await (await fetch(path)).json()).record, `/desk/api/records/${type}/${id}`);
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
};
const group = (within: Page | Locator, name: string) => within.getByRole("group", { name, exact: true });

test("a record is found, changed, refused at its field, stored and withdrawn; a reload loses nothing", async ({
  page,
}) => {
  await come(page, site, "Ada Quay", "admin");
  await page.getByRole("link", { name: "Records" }).press("Enter");
  await page.getByLabel("Kind").selectOption("tag");
  await page.getByRole("button", { name: /^New / }).press("Enter");
  await expect(page.getByLabel("Id")).toHaveValue(/^tag-\d{8}-\d{4}$/);
  await page.getByLabel("Id").fill("harbor-boats");
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  await expect(page.getByLabel("Id")).toHaveAccessibleDescription(/Id is that of another record: harbor-boats/);
  await expect(page.getByLabel("Id")).toBeFocused();
  await page.getByLabel("Id").fill("harbor/cranes");
  await page.reload();
  await expect(page.getByLabel("Id")).toHaveValue("harbor/cranes");
  expect(await findings(page), "a new one").toEqual([]);
  await page.getByLabel("Id").press("Enter");
  await expect(page.getByText("This record is new")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Title is missing");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  await page.getByLabel("Title", { exact: true }).fill("Cranes");
  await page.reload();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Cranes");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await page.getByLabel("Description").fill("Tall ones.");
  await save(page);
  await expect(page.getByText("Cancel")).toBeHidden();

  await page.getByRole("link", { name: "All records of this kind" }).press("Enter");
  await page.getByLabel("Search").fill("cranes");
  await page.getByRole("link", { name: "Cranes" }).press("Enter");
  await expect(page.getByLabel("Description")).toHaveValue("Tall ones.");
  await page.getByRole("button", { name: "Withdraw" }).press("Enter");
  await page.getByRole("button", { name: "Withdraw it" }).press("Enter");
  await page.getByLabel("Search").fill("cranes");
  await expect(page.getByText("None.")).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`a schedule is changed row by row, by keyboard, ${width} px; nothing else of it changes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await come(page, site, `Sam ${width}`, "admin");
    await site.store([schedule]);
    await open(page, "schedule", "harbor-tv");
    await expect(page.locator("textarea")).toHaveCount(0);
    await page.getByRole("button", { name: "1. 2026-03-02" }).press("Enter");

    await page.getByRole("button", { name: "Move Noon up" }).press("Enter");
    await expect(page.getByRole("button", { name: "Move Noon up" })).toBeFocused();
    await expect(page.getByText("Noon is number 1 of 2.")).toBeAttached();
    await page.getByRole("button", { name: "Move Noon down" }).press("Enter");
    await expect(page.getByRole("button", { name: "Move Noon down" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();

    await page.getByRole("button", { name: "2. Noon" }).press("Enter");
    const noon = group(page, "Noon");
    await noon.getByRole("button", { name: "Add to Name" }).press("Enter");
    await expect(noon.getByLabel("Name 2", { exact: true })).toBeFocused();
    await page.keyboard.type("Eve");
    await page.reload();
    await page.getByRole("button", { name: "1. 2026-03-02" }).press("Enter");
    await page.getByRole("button", { name: "2. Noon" }).press("Enter");
    await expect(noon.getByLabel("Name 2", { exact: true })).toHaveValue("Eve");
    await noon.getByRole("button", { name: "Remove Ada" }).press("Enter");
    await expect(noon.getByLabel("Name 1", { exact: true })).toBeFocused();
    await save(page);
    const [dawn, changed] = schedule.day.show;
    const day = { ...schedule.day, show: [dawn, { ...changed, hosts: { name: ["Eve"] } }] };
    expect(JSON.stringify(await stored(page, "schedule", "harbor-tv"))).toBe(JSON.stringify({ ...schedule, day }));

    // What is left out is told there, however deep, and has the focus.
    await page.getByRole("button", { name: "1. 2026-03-02" }).press("Enter");
    await page.getByRole("button", { name: "Add to Show" }).press("Enter");
    await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
    await page.keyboard.type("Night");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    const night = group(page, "Night");
    await expect(night.getByLabel("Start UTC")).toHaveAccessibleDescription(
      /Start UTC is missing, so readers do not see it/,
    );
    await expect(page.locator(":focus")).toHaveAttribute("aria-invalid", "true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Remove Night" }).press("Enter");
    await expect(page.getByRole("button", { name: /2. Noon/ })).toBeFocused();
  });
}

test("a page is made of components of chosen kinds; maps, choices and boxes are filled in", async ({ page }) => {
  await come(page, site, "Ines Kind", "admin");
  await open(page, "static_page", "harbor-about");
  await page.getByRole("button", { name: "Add to Components" }).press("Enter");
  await expect(page.getByLabel("Kind")).toBeFocused();
  await page.getByLabel("Kind").selectOption("heading");
  const heading = group(page, "Heading");
  await heading.getByLabel("Text").fill("The cranes");
  await page.getByRole("button", { name: "Move Heading: The cranes up" }).press("Enter");
  await save(page);
  const components = [{ is: "heading", props: { text: "The cranes" } }, ...page1.components];
  expect(await stored(page, "static_page", "harbor-about")).toEqual({ ...page1, components });
  expect(await (await page.request.get(`${site.origin}/harbor-about`)).text()).toContain("The cranes");

  await open(page, "person", "nora");
  await expect(page.getByLabel("Social 1: name")).toHaveValue("x");
  await page.getByRole("button", { name: "Add to Social" }).press("Enter");
  await expect(page.getByLabel("Social 2: name")).toBeFocused();
  await page.keyboard.type("x");
  await expect(page.getByText("Social 2: name is there twice.")).toBeVisible();
  await page.getByLabel("Social 2: name").fill("bsky");
  await page.getByLabel("Social 2: value").fill("nora.example");
  await page.getByLabel("Role").selectOption("Personality");
  await page.getByText("More fields").press("Enter");
  await page.getByLabel("Featured").press("Space");
  await save(page);
  expect(await stored(page, "person", "nora")).toEqual({
    ...nora,
    role: "Personality",
    social: { x: "@nora", bsky: "nora.example" },
    featured: true,
  });
});

test("what somebody else has changed meanwhile is seen before it is saved over", async ({ page }) => {
  await come(page, site, "Lin Over", "admin");
  await site.store([nora]);
  await open(page, "person", "nora");
  await page.getByLabel("Full name", { exact: true }).fill("Nora C. Castellan");
  await site.store([{ ...nora, full_name: "N. Castellan", title: "Columnist" }]);
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Somebody has changed this record meanwhile.")).toBeVisible();
  await expect(page.getByText("it is now “N. Castellan”")).toBeVisible();
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("Nora C. Castellan");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Columnist");
  await page.getByRole("button", { name: "Take theirs: Full name" }).press("Enter");
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("N. Castellan");
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await come(page, site, `Eve ${colorScheme}`, "admin");
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.origin}/desk/records?type=person`);
      await expect(page.getByRole("table")).toBeVisible();
      expect(await findings(page), `the list, ${width} px`).toEqual([]);
      for (const [type, id] of [
        ["person", "nora"],
        ["schedule", "harbor-tv"],
        ["static_page", "harbor-about"],
      ] as const) {
        await open(page, type, id);
        const shut = page.locator("[aria-expanded=false]");
        while ((await shut.count()) > 0) await shut.first().press("Enter");
        expect(await findings(page), `${type}, ${width} px`).toEqual([]);
      }
    }
  });
}

test("a video of a playlist that does not exist is told at its row", async ({ page }) => {
  await come(page, site, "Vic Reel", "admin");
  await open(page, "playlist", "harbor-films");
  await page.getByLabel("Title", { exact: true }).fill("Films");
  await page.getByRole("button", { name: "Add to Videos" }).press("Enter");
  await page.keyboard.type("99999");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("Not all of it is as it should be. It is marked below.")).toBeVisible();
  const row = page.getByLabel("Videos 1");
  await expect(row).toHaveAccessibleDescription("Videos 1 names a video that is not there, 99999.");
  await expect(row).toBeFocused();
});
