// ART-07 in a real browser, against a stand-in for the comments platform.

import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { startProviders, type ProviderStandIn } from "../stand-ins/providers.ts";
import { expect, test } from "./site-test.ts";
import { takenOver, wakeIsland } from "./taken-over.ts";

const opinion = "/opinion/editorial-rail-settlement-is-a-start";
const news = "/politics/senate-clears-storm-recovery-bill";

test.describe.configure({ mode: "default" });

let platform: ProviderStandIn;
let site: DemoSite;

test.beforeAll(async () => {
  platform = await startProviders();
  site = await startDemoSite({ env: platform.env });
});

test.afterAll(async () => {
  await site.stop();
  await platform.stop();
});

const scripts = () => platform.asked.filter((path) => path.startsWith("/script/"));

test("ART-07 nothing of the platform is loaded until the reader asks for the comments", async ({ page }) => {
  await page.goto(site.url + opinion);
  const comments = page.getByRole("region", { name: "Comments" });
  await wakeIsland(page.locator('[data-island="comments"]'));
  expect(scripts()).toEqual([]);
  await comments.getByRole("button", { name: "Comments" }).click();
  await expect(comments).toContainText("editorial-rail-settlement-is-a-start comments true");
  await expect(comments.getByRole("button")).toHaveCount(0);
  expect(scripts()).toHaveLength(1);
});

test("ART-07 a platform that does not answer is told to the reader, who may try again", async ({
  page,
  consoleMessages,
}) => {
  await page.route(`${platform.url}/**`, (route) => route.abort());
  await page.goto(site.url + opinion);
  const comments = page.getByRole("region", { name: "Comments" });
  await takenOver(page);
  await comments.getByRole("button", { name: "Comments" }).click();
  await expect(comments).toContainText("The comments could not be loaded.");
  await page.unroute(`${platform.url}/**`);
  await comments.getByRole("button", { name: "Try again" }).click();
  await expect(comments).toContainText("comments true");
  // The browser's own words on what was withheld from it.
  consoleMessages.length = 0;
});

test("ART-07 a story that does not allow comments, and a page without script, have none", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + news);
  await expect(page.locator("#comments")).toHaveCount(0);
  await page.goto(site.url + opinion);
  await expect(page.locator("#comments")).toBeHidden();
  await context.close();
});

test("ART-07 the demo brings a platform: readers read and write, under the page's own policy", async ({ page }) => {
  const { hostname } = new URL(site.url);
  const outside: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== hostname) outside.push(request.url());
  });
  // The site of all tests, which is the demo as `npm start` serves it.
  await page.goto(opinion);
  const comments = page.getByRole("region", { name: "Comments" });
  const open = async () => {
    await comments.getByRole("button", { name: "Comments" }).click();
  };
  await open();
  await expect(comments).toContainText("Demo: this stands in for a comments platform.");
  const words = `<b>Not bold</b> ${Date.now()}`;
  await comments.getByLabel("Your name").fill("Ada");
  await comments.getByLabel("Your comment").fill(words);
  await comments.getByRole("button", { name: "Post comment" }).click();
  await expect(comments.getByRole("listitem").first()).toContainText(words);
  await expect(comments.getByLabel("Your comment")).toHaveValue("");

  // Away and back without a new document: the script is there already.
  await page.evaluate(() => location.assign("/opinion"));
  await expect(page).toHaveURL(/\/opinion$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${opinion}$`));
  await expect(comments).toBeVisible();
  // A browser may bring back the page as it was left, with the comments open.
  if (!(await comments.getByText(words).isVisible())) await open();
  await expect(comments).toContainText(words);
  expect(outside).toEqual([]);
});
