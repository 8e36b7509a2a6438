// Stories at the desk, in Chromium: found, seen as readers see them, fixed, corrected, published at a moment, withdrawn and brought back; by keyboard
// alone, and without losing what was typed.

import { choose, framed, openStory, press, readersPage, side, startNewsroom, withoutNoise } from "./desk-newsroom.ts";
import { come, type DeskSite } from "./desk-site.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
test.beforeAll(async () => {
  site = await startNewsroom();
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutNoise(consoleMessages));

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
  await expect(side(page).getByRole("heading", { name: "Before you publish" })).toBeVisible();
  expect(await readersPage(page, site, "/harbor/fixed")).toContain("The ferry fixed");

  await side(page).getByLabel("Headline", { exact: true }).fill("The ferry that was late");
  await expect(framed(page).getByRole("heading", { name: "The ferry that was late" })).toBeVisible();
  await side(page).getByLabel("Tell readers what the headline read before").check();
  await side(page).getByRole("button", { name: "Change Paragraph 1" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Sharp.");
  await expect(framed(page).getByText("It left at ten. Sharp.")).toBeVisible();
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(side(page).getByText("Readers have it.")).toBeVisible();
  const html = await readersPage(page, site, "/harbor/fixed");
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
  expect(await readersPage(page, site, "/harbor/draft")).toContain("Seen at last.");

  await side(page).getByLabel("From").fill("2100-01-01T10:00");
  await choose(page, "Embargo until then");
  await choose(page, "Embargo it");
  await expect(page.getByText(/^Scheduled, Jan 1, 2100/).first()).toBeVisible();
  expect(await readersPage(page, site, "/harbor/draft")).toBe("404");
  await side(page).getByLabel("From").fill("");
  await choose(page, "Publish now");
  await expect.poll(() => readersPage(page, site, "/harbor/draft")).toContain("Seen at last.");

  await choose(page, "Withdraw");
  await choose(page, "Withdraw it");
  await expect(page.getByText(/^Withdrawn/).first()).toBeVisible();
  expect(await readersPage(page, site, "/harbor/draft")).toBe("404");
  await page.getByRole("link", { name: "All stories" }).press("Enter");
  await page.getByLabel("State").selectOption("withdrawn");
  await page.getByRole("link", { name: "An unseen ferry" }).press("Enter");
  await choose(page, "Bring it back");
  await expect(side(page).getByText("Restored.")).toBeVisible();
  expect(await readersPage(page, site, "/harbor/draft")).toContain("Seen at last.");
});

test("a correction stands on the story, and a reload loses nothing of it", async ({ page }) => {
  await come(page, site, "Cora", "editor");
  await openStory(page, site, "corrected");
  await choose(page, "Corrections");
  await side(page).getByLabel("Kind").selectOption("Clarification");
  await side(page).getByRole("textbox", { name: "Text of the note" }).click();
  await page.keyboard.type("It left at six.");
  await page.reload();
  await choose(page, "Corrections");
  await expect(side(page).getByRole("textbox", { name: "Text of the note" })).toHaveText("It left at six.");
  await expect(side(page).getByLabel("Kind")).toHaveValue("clarification");
  await side(page).getByRole("button", { name: "Publish the note" }).click();
  await expect(side(page).getByText("The note is on the story.")).toBeVisible();
  expect(await readersPage(page, site, "/harbor/corrected")).toContain("It left at six.");
  expect(await readersPage(page, site, "/corrections")).toContain("It left at six.");
  await side(page)
    .getByRole("button", { name: /^Change the clarification/ })
    .click();
  await side(page).getByLabel("Kind").selectOption("Correction");
  await side(page).getByRole("button", { name: "Change the note" }).click();
  await expect(side(page).getByRole("button", { name: /^Remove the correction/ })).toBeVisible();
});

test("what is typed is there after a reload and a lost connection", async ({ page }) => {
  await come(page, site, "Rae Load", "editor");
  await openStory(page, site, "kept");
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
  expect(await readersPage(page, site, "/harbor/kept")).toContain("Kept words.");

  // What is typed while the rest is on its way.
  const held = Promise.withResolvers<void>();
  await page.route("**/desk/api/stories/article/kept", async (route) => {
    if (route.request().method() === "PUT") await held.promise;
    await route.continue();
  });
  await side(page).getByLabel("Dek", { exact: true }).fill("Sent");
  const sending = page.waitForRequest((request) => request.method() === "PUT");
  await side(page).getByRole("button", { name: "Save and publish" }).click();
  await sending;
  await side(page).getByLabel("Standfirst").fill("Typed meanwhile");
  held.resolve();
  await expect.poll(() => readersPage(page, site, "/harbor/kept")).toContain("Sent");
  await expect(side(page).getByLabel("Standfirst")).toHaveValue("Typed meanwhile");
  await expect(side(page).getByText(/^Stands now/)).toBeHidden();

  await side(page).getByRole("button", { name: "Change Paragraph 2" }).click();
  await page.keyboard.type("Nothing of this. ");
  await side(page).getByRole("button", { name: "Cancel" }).click();
  await expect(side(page).getByText("Nothing of this.")).toBeHidden();
  await expect(side(page).getByLabel("Standfirst")).toHaveValue("");
});

test("two editors of one story see what the other has made of it", async ({ page }) => {
  await come(page, site, "One", "editor");
  await openStory(page, site, "both");
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
  const html = await readersPage(page, site, "/harbor/both");
  for (const text of ["Mine", "New.", "It left.", "My words."]) expect(html).toContain(text);
});
