// A front that something else changes while somebody works on it, in Chromium: what would be replaced is seen before it is published, and taken in.

import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { frontOfWharf, wharf } from "./desk-wharf.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const ships = [1, 2, 3].map((number) => ({
  type: "article",
  id: `bare-${number}`,
  title: `Bare ship ${number}`,
  canonical_url: `/dock/bare-${number}`,
  publication_date: "2026-03-02T00:00:00Z",
  fn__sections: [{ path: "dock", title: "Dock" }],
  components: [{ is: "paragraph", props: { text: "A ship." } }],
}));
const fixedArticles = ships.map(({ canonical_url: articleUrl }) => ({ articleUrl }));
const dock = { type: "layout", id: "front-of-dock", subtype: "sectionLayout", elementId: "dock" };
const bare = [
  { type: "section", id: "dock", title: "Dock" },
  ...ships,
  { ...dock, main: [{ is: "article-list", props: { title: "Ships", searchCriteria: { fixedArticles } } }] },
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await site.store([wharf, frontOfWharf("North", "South"), ...bare]);
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));

test("what something else has made live is told and taken in before it is published", async ({ page }) => {
  await come(page, site, "Ann", "producer");
  await page.goto(`${site.origin}/desk/fronts?front=front-of-wharf`);
  const side = page.getByRole("region", { name: "Tools" });
  await side.getByRole("button", { name: "Move North down" }).click();
  await expect(page.getByText("Saved, not published.")).toBeVisible();
  await site.store([frontOfWharf("Urgent from the wire", "North", "South")]);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const elsewhere = side.getByRole("region", { name: "Changed elsewhere" });
  await expect(elsewhere).toContainText(/was changed while you worked on this front: .*by import, .* 20\d\d/);
  await expect(elsewhere).toContainText("Live: “Urgent from the wire” added, Main column");
  await expect(side.getByText("“Urgent from the wire” taken away")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Changes", exact: true }).click();
  await expect(side.getByRole("button", { name: "“Urgent from the wire” taken away" })).toBeVisible();

  await elsewhere.getByRole("button", { name: "Take it into this working copy" }).click();
  await expect(elsewhere).toHaveCount(0);
  await expect(side.getByRole("button", { name: "“North” moved" })).toBeVisible();
  await expect(side.getByText("“Urgent from the wire” taken away")).toHaveCount(0);
  // One step: all of it is taken back, and had again.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(elsewhere).toContainText("Live: “Urgent from the wire” added, Main column");
  await expect(side.getByRole("button", { name: "“Urgent from the wire” taken away" })).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(elsewhere).toHaveCount(0);
  await expect(side.getByText("“Urgent from the wire” taken away")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await side.getByRole("button", { name: /^Publish (now|all the same)$/ }).click();
  await expect(side.getByText("It is live.")).toBeVisible();
  await expect(async () => {
    await page.goto(`${site.origin}/wharf`);
    const headings = await page.locator("main h2").allInnerTexts();
    expect(headings.filter((text) => !text.startsWith("T"))).toEqual(["Urgent from the wire", "South", "North"]);
  }).toPass();
});

test("alike notices are told once, and not any more when it is live; a front with nothing on it says so", async ({
  page,
}) => {
  await come(page, site, "Bob", "producer");
  await page.goto(`${site.origin}/desk/fronts`);
  await page.getByRole("link", { name: "Section: Dock" }).click();
  const side = page.getByRole("region", { name: "Tools" });
  await side.getByRole("button", { name: /^Ships/ }).click();
  await side.getByLabel("Heading").fill("All ships");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const told = side.getByText("3 stories have no picture.");
  await told.click();
  await expect(side.getByRole("button", { name: "All ships, “Bare ship 2”" })).toBeVisible();
  await side.getByRole("button", { name: "Publish all the same" }).click();
  await expect(side.getByText("It is live.")).toBeVisible();
  await expect(told).toHaveCount(0);

  await page.getByRole("button", { name: "Modules", exact: true }).click();
  await side.getByRole("button", { name: "All modules" }).click();
  await expect(side.getByRole("region", { name: "Right rail" })).toContainText("readers get the usual one");
  await side.getByRole("button", { name: /^All ships/ }).click();
  await side.getByRole("button", { name: "Remove", exact: true }).click();
  await side.getByRole("button", { name: "Take it away" }).click();
  await expect(side.getByText("Nothing is on this front yet.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(side.getByText("There is nothing to read on this front")).toBeVisible();
  await expect(side.getByRole("button", { name: "Publish all the same" })).toBeVisible();
});
