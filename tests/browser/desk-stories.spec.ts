// Stories at the desk, in Chromium: found, seen as readers see them, fixed, corrected, published at a moment, withdrawn, moved, compared and brought
// back; by keyboard alone, and without losing what was typed.

import type { Page } from "@playwright/test";
import { runContent } from "../demo-site.ts";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

const words = (text: string) => ({ is: "paragraph", props: { text } });
const story = (id: string, more: object = {}) => ({
  type: "article",
  id,
  title: `The ferry ${id}`,
  canonical_url: `/harbor/${id}`,
  publication_date: "2026-03-02T00:00:00Z",
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  thumbnail: "/uploads/art/none.jpg",
  imageAlt: "A ferry",
  components: [words("It left at <u>ten</u>."), words('Then <a href="/harbor" target="_blank">it</a> came back.')],
  ...more,
});
const ids = ["fixed", "keys", "kept", "corrected", "moved", "taken", "withdrawn", "compared", "both", "axe", "seen"];
const records = [
  ...ids.map((id) => story(id)),
  story("draft", { title: "An unseen ferry", published: false }),
  { type: "section", id: "harbor", title: "Harbor" },
];

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
  expect(status, stderr).toBe(0);
});
test.afterAll(() => site.stop());

const refusedCall = (status: string) =>
  `error: Failed to load resource: the server responded with a status of ${status}`;
test.afterEach(({ consoleMessages }) =>
  withoutSignInNoise(
    consoleMessages,
    refusedCall("404 (Not Found)"),
    refusedCall("412 (Precondition Failed)"),
    refusedCall("422 (Unprocessable Entity)"),
    "error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED",
  ),
);

const side = (page: Page) => page.getByRole("region", { name: "What can be done" });
const framed = (page: Page) => page.frameLocator("iframe[title$='as readers see it']");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).press("Enter");
const choose = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${site.origin}/desk/stories?type=article&id=${id}`);
  await expect(page.getByRole("button", { name: "Phone" })).toBeVisible();
}

async function readersPage(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(site.origin + path, { maxRedirects: 0 });
  return answer.status() === 200 ? answer.text() : String(answer.status());
}

test("a story is found, seen as readers see it while it is typed, fixed, and readers are told", async ({ page }) => {
  await come(page, site, "Ed Fix", "editor");
  await page.getByRole("link", { name: "Stories" }).click();
  await page.getByLabel("Search").fill("ferry fixed");
  await page.getByRole("link", { name: "The ferry fixed" }).click();
  await expect(framed(page).getByRole("heading", { name: "The ferry fixed" })).toBeVisible();

  await side(page)
    .getByLabel("Headline", { exact: true })
    .fill(`The ferry that ${"was ".repeat(30)}late`);
  await expect(side(page).getByText(/letters; 110 fit in lists/)).toBeVisible();
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByRole("heading", { name: "Know first" })).toBeVisible();
  expect(await readersPage(page, "/harbor/fixed")).toContain("The ferry fixed");

  await side(page).getByLabel("Headline", { exact: true }).fill("The ferry that was late");
  await expect(framed(page).getByRole("heading", { name: "The ferry that was late" })).toBeVisible();
  await side(page).getByLabel("Tell readers what the headline read before").check();
  await side(page).getByRole("button", { name: "Change Paragraph 1" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Sharp.");
  await expect(framed(page).getByText("It left at ten. Sharp.")).toBeVisible();
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  const html = await readersPage(page, "/harbor/fixed");
  expect(html).toContain("The ferry that was late");
  expect(html).toContain("It left at <u>ten</u>. Sharp.");
  expect(html).toContain("An earlier headline");
  expect(html).toContain('target="_blank"');
});

test("by keyboard alone: a draft is found, its words changed, published; it is withdrawn and comes back", async ({
  page,
}) => {
  await come(page, site, "Kim Keys", "editor");
  await page.getByRole("link", { name: "Stories" }).press("Enter");
  await page.getByLabel("State").selectOption("draft");
  await page.getByRole("link", { name: "An unseen ferry" }).press("Enter");
  await expect(framed(page).getByRole("heading", { name: "An unseen ferry" })).toBeVisible();
  await press(page, "Change Paragraph 2");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Seen at last.");
  await choose(page, "Save");
  await expect(side(page).getByText("It is saved.")).toBeVisible();
  await choose(page, "Publishing");
  await choose(page, "Publish now");
  await expect(side(page).getByRole("status")).toContainText("Out");
  expect(await readersPage(page, "/harbor/draft")).toContain("Seen at last.");

  await side(page).getByLabel("From").fill("2100-01-01T10:00");
  await choose(page, "Embargo until then");
  await choose(page, "Embargo it");
  await expect(page.getByText(/^To come, Jan 1, 2100/).first()).toBeVisible();
  expect(await readersPage(page, "/harbor/draft")).toBe("404");
  await side(page).getByLabel("From").fill("");
  await choose(page, "Publish now");
  await expect.poll(() => readersPage(page, "/harbor/draft")).toContain("Seen at last.");

  await choose(page, "Withdraw");
  await choose(page, "Withdraw it");
  await expect(page.getByText(/^Withdrawn/).first()).toBeVisible();
  expect(await readersPage(page, "/harbor/draft")).toBe("404");
  await page.getByRole("link", { name: "All stories" }).press("Enter");
  await page.getByLabel("State").selectOption("withdrawn");
  await page.getByRole("link", { name: "An unseen ferry" }).press("Enter");
  await choose(page, "Bring it back");
  await expect(page.getByText(/^Out/).first()).toBeVisible();
  expect(await readersPage(page, "/harbor/draft")).toContain("Seen at last.");
});

test("a correction stands on the story, and a reload loses nothing of it", async ({ page }) => {
  await come(page, site, "Cora", "editor");
  await openStory(page, "corrected");
  await choose(page, "Corrections");
  await side(page).getByLabel("Kind").selectOption("Clarification");
  await side(page).getByRole("textbox", { name: "Text of the note" }).click();
  await page.keyboard.type("It left at six.");
  await page.reload();
  await choose(page, "Corrections");
  await expect(side(page).getByRole("textbox", { name: "Text of the note" })).toHaveText("It left at six.");
  await expect(side(page).getByLabel("Kind")).toHaveValue("clarification");
  await side(page).getByRole("button", { name: "Put it on the story" }).click();
  await expect(side(page).getByText("The note stands on the story.")).toBeVisible();
  expect(await readersPage(page, "/harbor/corrected")).toContain("It left at six.");
  expect(await readersPage(page, "/corrections")).toContain("It left at six.");
  await side(page)
    .getByRole("button", { name: /^Change the clarification/ })
    .click();
  await side(page).getByLabel("Kind").selectOption("Correction");
  await side(page).getByRole("button", { name: "Change the note" }).click();
  await expect(side(page).getByRole("button", { name: /^Take back the correction/ })).toBeVisible();
});

test("what is typed is there after a reload and a lost connection", async ({ page }) => {
  await come(page, site, "Rae Load", "editor");
  await openStory(page, "kept");
  await side(page).getByLabel("Dek", { exact: true }).fill("Typed once");
  await side(page).getByRole("button", { name: "Change Paragraph 1" }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Kept words.");
  await page.reload();
  await expect(side(page).getByLabel("Dek", { exact: true })).toHaveValue("Typed once");
  await expect(side(page).getByRole("textbox", { name: "Paragraph 1" })).toHaveText("Kept words.");
  await expect(framed(page).getByText("Kept words.")).toBeVisible();
  await page.context().setOffline(true);
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByRole("alert")).toContainText("cannot be reached");
  await page.context().setOffline(false);
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  expect(await readersPage(page, "/harbor/kept")).toContain("Kept words.");
});

test("two editors of one story see what the other has made of it", async ({ page }) => {
  await come(page, site, "One", "editor");
  await openStory(page, "both");
  await side(page).getByLabel("Headline", { exact: true }).fill("Mine");
  await side(page).getByRole("button", { name: "Change Paragraph 2" }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("My words.");
  const change = { fields: { title: "Theirs" }, texts: { 0: "<p>New.</p><p>It left.</p>" }, pictures: {} };
  const path = `${site.origin}/desk/api/stories/article/both`;
  const { version } = await (await page.request.get(path)).json();
  const theirs = await page.request.put(path, { data: { change, over: version }, headers: { origin: site.origin } });
  expect(theirs.status()).toBe(200);
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Somebody has changed this story meanwhile.").first()).toBeVisible();
  await expect(side(page).getByText("Stands now: Theirs")).toBeVisible();
  await expect(side(page).getByRole("textbox", { name: "Paragraph 3" })).toHaveText("My words.");
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  const html = await readersPage(page, "/harbor/both");
  for (const text of ["Mine", "New.", "It left.", "My words."]) expect(html).toContain(text);
});

test("a story is moved, refused where another stands, and its old address leads on", async ({ page }) => {
  await come(page, site, "Mo", "editor");
  await openStory(page, "moved");
  await choose(page, "Address");
  await side(page).getByLabel("New address").fill("/harbor/taken");
  await side(page).getByRole("button", { name: "Move it" }).click();
  await expect(side(page).getByLabel("New address")).toHaveAccessibleDescription(/is that of article\/taken/);
  await side(page).getByLabel("New address").fill("/harbor/moved-on");
  await side(page).getByRole("button", { name: "Move it" }).click();
  await expect(side(page).getByText(/It stands at \/harbor\/moved-on/)).toBeVisible();
  expect(await readersPage(page, "/harbor/moved")).toBe("301");
  expect(await readersPage(page, "/harbor/moved-on")).toContain("The ferry moved");
});

test("versions are compared side by side with the words marked, and one is brought back", async ({ page }) => {
  await come(page, site, "Vera", "editor");
  await openStory(page, "compared");
  await side(page).getByLabel("Headline", { exact: true }).fill("The boat compared");
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  await choose(page, "Versions");
  const beside = side(page).getByRole("region", { name: "Side by side" });
  await expect(beside.locator("del")).toHaveText("ferry");
  await expect(beside.locator("ins")).toHaveText("boat");
  await expect(beside.getByText("It left at ten.")).toBeHidden();
  await beside.getByLabel("Show what is the same, too").check();
  await expect(beside.getByText("It left at ten.").first()).toBeVisible();
  await press(page, /^Bring back the version/);
  await page.getByRole("dialog").getByRole("button", { name: "Bring it back" }).click();
  await expect(side(page).getByText("It stands as it was then.")).toBeVisible();
  await expect.poll(() => readersPage(page, "/harbor/compared")).toContain("The ferry compared");
});

test("a reporter sees a story and its versions, and can change nothing", async ({ page }) => {
  await come(page, site, "Rita", "reporter");
  await openStory(page, "seen");
  await expect(framed(page).getByRole("heading", { name: "The ferry seen" })).toBeVisible();
  await expect(side(page).getByRole("heading", { name: "Versions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Words" })).toBeHidden();
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, site, `Axel ${width} ${colorScheme}`, "admin");
      const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      const nav = page.getByRole("navigation", { name: "Screens" });
      expect((await nav.boundingBox())?.height, "one row").toBeLessThan(60);
      await nav.getByRole("link", { name: "Stories" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      expect(await findings(page), "the list").toEqual([]);
      expect(await isFitting()).toBe(true);
      await openStory(page, "axe");
      await side(page)
        .getByLabel("Headline", { exact: true })
        .fill(`Long ${"words ".repeat(30)}`);
      await side(page).getByRole("button", { name: "Change Paragraph 1" }).click();
      await expect(side(page).getByText(/110 fit in lists/)).toBeVisible();
      for (const name of ["Words", "Corrections", "Publishing", "Address", "Versions"]) {
        await choose(page, name);
        expect(await findings(page, "html", ["iframe"]), name).toEqual([]);
        expect(await isFitting(), name).toBe(true);
      }
    });
  }
}
