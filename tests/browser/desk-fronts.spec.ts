// Fronts at the desk, in Chromium: the page as readers get it is arranged by dragging and by keyboard, and published.

import type { Locator, Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const story = (number: number, more: object = {}) => ({
  type: "article",
  id: number,
  title: `Ship ${number} comes in`,
  canonical_url: `/harbor/ship-${number}`,
  publication_date: new Date(Date.UTC(2026, 2, 2, 0, number)).toISOString(),
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  components: [{ is: "paragraph", props: { text: "A ship." } }],
  ...more,
});
const list = (title: string, size: number) => ({
  is: "article-list",
  props: { title, searchCriteria: { isSection: true, searchSelected: "harbor", size } },
});
const front = (id: string, main: object[]) => [
  { type: "section", id, title: id },
  { type: "layout", id: `front-of-${id}`, title: `The ${id}`, subtype: "sectionLayout", elementId: id, main },
];
const names = ["North", "East", "South", "West"];
const records = [
  ...Array.from({ length: 40 }, (_, number) => story(number + 1)),
  story(99, { title: "Not yet", publication_date: "2100-01-01T00:00:00Z" }),
  { type: "section", id: "harbor", title: "Harbor" },
  ...front(
    "pier",
    names.map((name) => list(name, 3)),
  ),
  ...front(
    "quay",
    names.map((name) => list(name, 2)),
  ),
  ...front("wharf", [list("North", 2), list("South", 2)]),
  ...front(
    "long",
    Array.from({ length: 30 }, (_, number) => list(`Module ${number + 1}`, 1)),
  ),
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store(records);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, "ERR_FAILED"));

const handle = (page: Page, title: string) => page.getByRole("button", { name: `Module: ${title}`, exact: true });
const side = (page: Page) => page.getByRole("region", { name: "Tools" });
const framed = (page: Page) => page.frameLocator("iframe[title^='The front']");

async function openFront(page: Page, name: string): Promise<void> {
  await page.goto(`${site.origin}/desk/fronts?front=front-of-${name}`);
  if ((page.viewportSize()?.width ?? 0) < 960) await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Module: / }).first()).toBeVisible();
}

/** The headings of the modules, as they stand on the page in the frame: one takes another's place now and then. */
const order = (page: Page, among: readonly string[]) =>
  page.evaluate((sought) => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe[title^='The front']");
    const headings = [...(frame?.contentDocument?.querySelectorAll("main h2") ?? [])];
    return headings.map((one) => one.textContent).filter((text) => sought.includes(text));
  }, among);

const readersOrder = async (page: Page, path: string) => {
  await page.goto(site.origin + path);
  return (await page.locator("main h2").allInnerTexts()).filter((text) => names.includes(text));
};

/** As a hand does it: in several small moves. */
async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  await from.hover({ position: { x: 30, y: 6 } });
  await page.mouse.down();
  const box = await onto.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 3];
  await page.mouse.move(x + 10, y + 10, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

test("modules and stories are dragged, stories pinned and reworded, and readers have it when it is published", async ({
  page,
  browser,
}) => {
  // With the whole page in sight: a hand that drags scrolls, too.
  await page.setViewportSize({ width: 1440, height: 3000 });
  await come(page, site, "Ann", "producer");
  await page.getByRole("link", { name: "Fronts" }).click();
  await page.getByRole("link", { name: "The pier" }).click();
  await expect(handle(page, "North")).toBeVisible();

  await drag(page, handle(page, "West"), handle(page, "North"));
  await expect.poll(() => order(page, names)).toEqual(["West", "North", "East", "South"]);
  await expect(page.getByText("Saved, not published.")).toBeVisible();
  await expect.poll(() => order(page, names)).toEqual(["West", "North", "East", "South"]);

  await handle(page, "North").click({ position: { x: 4, y: 4 } });
  await side(page).getByLabel("Pin a story").fill("Ship 7");
  await side(page).getByRole("button", { name: "Pin Ship 7 comes in", exact: true }).click();
  await side(page).getByRole("button", { name: "Ship 7 comes in", exact: true }).click();
  await side(page).getByLabel("Headline here").fill("Seven at last");
  await side(page).getByLabel("Kicker here").fill("In port");
  await expect(framed(page).getByText("Seven at last")).toBeVisible();
  await expect(framed(page).getByText("In port")).toBeVisible();

  const found = page.getByRole("button", { name: /^Story: Ship/ }).last();
  const moved = (await found.getAttribute("aria-label"))?.replace("Story: ", "") ?? "";
  await drag(page, found, page.getByRole("button", { name: "Story: Seven at last" }));
  await expect(side(page).getByRole("button", { name: `Unpin ${moved}` })).toBeVisible();

  await page.getByRole("button", { name: "Changes" }).click();
  await expect(side(page)).toContainText("“West” moved");
  await expect(side(page)).toContainText("“North” pins “Seven at last”");
  const reading = await browser.newContext();
  const reader = await reading.newPage();
  expect(await readersOrder(reader, "/pier")).toEqual(names);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await side(page)
    .getByRole("button", { name: /^Publish (now|all the same)$/ })
    .click();
  await expect(side(page).getByText("It is live.")).toBeVisible();
  await expect
    .poll(() => readersOrder(reader, "/pier"), { intervals: [100] })
    .toEqual(["West", "North", "East", "South"]);
  expect(await reader.getByText("Seven at last").count()).toBe(1);
  await reading.close();
});

test("by keyboard alone: a module is moved, hidden, added and taken back", async ({ page }) => {
  await come(page, site, "Bob", "producer");
  await openFront(page, "quay");
  await side(page).getByRole("button", { name: "Move South up" }).press("Enter");
  await expect.poll(() => order(page, names)).toEqual(["North", "South", "East", "West"]);
  await side(page).getByRole("button", { name: /^East/ }).press("Enter");
  await side(page).getByRole("button", { name: "Hide", exact: true }).press("Enter");
  await expect.poll(() => order(page, names)).toEqual(["North", "South", "West"]);
  await page.getByRole("button", { name: "Add a module" }).press("Enter");
  await side(page)
    .getByRole("button", { name: /^Numbered list/ })
    .press("Enter");
  await expect(framed(page).getByRole("heading", { name: "Most read" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => order(page, names)).toEqual(names);
});

test("a step that could not be sent outlives a reload; what others do is seen; problems are told at their place", async ({
  page,
  browser,
}) => {
  await come(page, site, "Cid", "producer");
  await openFront(page, "wharf");
  await page.route("**/steps", (route) => route.abort("failed"));
  await side(page)
    .getByRole("button", { name: /^North/ })
    .click();
  await side(page).getByLabel("Heading").fill("Further north");
  await expect(page.getByText("Saving …")).toBeVisible();
  await side(page).getByLabel("Heading").fill("Far north");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(framed(page).getByRole("heading", { name: "Far north" })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await come(other, site, "Dee", "producer");
  await openFront(other, "wharf");
  await expect(other.getByText("With you: Cid.")).toBeVisible();
  await side(other)
    .getByRole("button", { name: /^South/ })
    .click();
  await side(other).getByLabel("Pin a story").fill("https://elsewhere.example/story");
  await side(other).getByRole("button", { name: "Pin this address" }).click();
  await expect(side(other)).toContainText("A story of another site needs a headline here.");
  await side(other).getByLabel("Heading").fill("Deep south");
  await expect(framed(page).getByRole("heading", { name: "Deep south" })).toBeVisible();
  await context.close();
});

test("thirty modules: a move is seen before the server has drawn it", async ({ page }) => {
  await come(page, site, "Eve", "producer");
  await openFront(page, "long");
  const modules = ["Module 1", "Module 2", "Module 3"];
  await expect.poll(() => order(page, modules)).toEqual(modules);
  let draw = () => {};
  const mayDraw = new Promise<void>((resolve) => {
    draw = resolve;
  });
  await page.route("**/fronts/front-of-long/page**", async (route) => {
    await mayDraw;
    await route.continue();
  });
  const moved = ["Module 2", "Module 1", "Module 3"];
  await side(page).getByRole("button", { name: "Move Module 2 up", exact: true }).click();
  await expect.poll(() => order(page, modules)).toEqual(moved);
  await expect(page.getByText("Saved, not published.")).toBeVisible();
  draw();
  await expect(page.locator("iframe")).toHaveCount(1);
  expect(await order(page, modules)).toEqual(moved);
});

test("on a phone the page and the form take turns: whoever presses a module on the page gets its form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await come(page, site, "Phil Phone", "producer");
  await openFront(page, "quay");
  await expect(side(page)).toBeHidden();
  await handle(page, "North").press("Enter");
  await expect(side(page).getByRole("heading", { name: "North", exact: true })).toBeVisible();
  await expect(handle(page, "North")).toBeHidden();
  await side(page).getByLabel("Heading").fill("Northward");
  await page.getByRole("button", { name: "Page", exact: true }).press("Enter");
  await expect(framed(page).getByRole("heading", { name: "Northward" })).toBeVisible();
  expect(await findings(page, "html", ["iframe"])).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await come(page, site, `Fay ${colorScheme}`, "producer");
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openFront(page, "pier");
      for (const name of ["Modules", "Add a module", "Changes", "History", "Publish"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(side(page)).toBeVisible();
        expect(await findings(page, "html", ["iframe"]), `${name}, ${width} px`).toEqual([]);
      }
      await page.getByRole("button", { name: "Modules", exact: true }).click();
      await side(page)
        .getByRole("button", { name: /^North/ })
        .click();
      expect(await findings(page, "html", ["iframe"]), `a module, ${width} px`).toEqual([]);
    }
  });
}
