// What a reader meets where a story shows something of another site: nothing before it is asked for, then what was asked for.

import { everyEmbed, pastedFrames } from "../stand-ins/embed-records.ts";
import { embedsFixtures, embed, show, wake, withProviders, type EmbedsFixtures } from "./embeds-site.ts";
import { scrollThrough } from "./layout-shifts.ts";
import { expect, test as siteTest } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

const test = siteTest.extend<object, EmbedsFixtures>(embedsFixtures);

test("EMBED-05 nothing of a third party is fetched before the reader asks", async ({ page, site }) => {
  const outside = await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  await scrollThrough(page);
  await wake(page, embed(page, "youtube"));
  expect(outside).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("EMBED-01 EMBED-02 a click shows each, from its provider alone", async ({ page, site }) => {
  const outside = await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  const frames = {
    youtube: "https://www.youtube-nocookie.com/embed/a_b-C123456?rel=0&autoplay=1",
    vimeo: "https://player.vimeo.com/video/776190482?dnt=1&autoplay=1",
    forecast: `${site.providers.url}/frame/forecast/2417`,
    poll: `${site.providers.url}/frame/poll/p-1`,
    "storytelling-live-blog": `${site.providers.url}/frame/stage/log`,
  };
  for (const [kind, src] of Object.entries(frames)) {
    const card = await show(page, kind);
    await expect(card.locator("iframe")).toHaveAttribute("src", src);
    await expect(card.locator("iframe")).toHaveAttribute("title", /\w/);
  }
  const facebook = await show(page, "facebook");
  await expect(facebook.locator("iframe")).toHaveAttribute("src", /facebook\.com\/plugins\/post\.php\?.*width=600$/);
  for (const kind of ["instagram", "tiktok", "chart"]) {
    await expect((await show(page, kind)).locator(".stand-in")).toHaveText(kind);
  }
  await expect((await show(page, "live-blog")).locator(".stand-in")).toHaveText("live blog landfall comments true");
  expect(outside.filter((url) => url.includes("twitter"))).toEqual([]);
});

test("EMBED-05 a script is loaded once for the document; EMBED-01 a Tweet's settings reach it", async ({
  page,
  site,
}) => {
  await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  await show(page, "tweet");
  expect(await page.evaluate(() => Reflect.get(window, "tweetOptions"))).toMatchObject({ theme: "light" });
  await show(page, "tweet", 1);
  expect(await page.evaluate(() => Reflect.get(window, "tweetOptions"))).toMatchObject({
    theme: "dark",
    cards: "hidden",
  });
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toEqual({ tweet: 1 });
});

test("EMBED-05 “Always load” shows the provider's other embeds at once and those of later pages by themselves", async ({
  page,
  site,
}) => {
  await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  const first = embed(page, "tweet").first();
  await wake(page, first);
  await first.getByLabel("Always load from X").check();
  await expect(first.locator('[data-phase="shown"]')).toBeAttached();
  await page.reload();
  await embed(page, "tweet").nth(1).scrollIntoViewIfNeeded();
  await expect(embed(page, "tweet").nth(1).locator('[data-phase="shown"]')).toBeAttached();
  await expect(embed(page, "instagram").locator('[data-phase="preview"]')).toBeAttached();
  await embed(page, "tweet").nth(1).getByLabel("Always load from X").uncheck();
  await page.reload();
  await wake(page, first);
  await expect(first.locator('[data-phase="preview"]')).toBeAttached();
});

test("BLOCK-10 a pasted frame waits for the reader, comes as it was pasted, and its host can be allowed for good", async ({
  page,
  site,
}) => {
  const outside = await withProviders(page, site);
  await page.goto(site.url + pastedFrames);
  const card = embed(page, "raw-html").first();
  await wake(page, card);
  expect(outside).toEqual([]);
  await card.getByRole("button", { name: "Show content" }).click();
  const frame = card.locator("iframe");
  await expect(frame).toHaveAttribute("src", "https://charts.example/1");
  await expect(frame).toHaveAttribute("sandbox", /^allow-forms .*allow-scripts$/);
  const box = await frame.boundingBox();
  expect(box?.height).toBeCloseTo((box?.width ?? 0) / 2, 0);
  await card.getByLabel("Always load from charts.example").check();
  await page.reload();
  await expect(card.locator("iframe")).toBeVisible();
  await expect(embed(page, "raw-html").nth(2).locator('[data-phase="preview"]')).toBeAttached();
});

test("a click that comes before an island is awake is not lost", async ({ page, site }) => {
  await withProviders(page, site);
  const clicked = Promise.withResolvers<void>();
  await page.route("**/assets/EmbedControls-*.js", async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto(site.url + everyEmbed);
  await takenOver(page);
  const card = embed(page, "poll");
  await card.locator("button").click();
  expect(await card.locator("[data-island]").evaluate((island) => Object.keys(island))).toEqual([]);
  clicked.resolve();
  await expect(card.locator("iframe")).toBeVisible();
  const other = embed(page, "youtube");
  await other.getByLabel("Always load from YouTube").click();
  await expect(other.getByLabel("Always load from YouTube")).toBeChecked();
  await expect(other.locator('[data-phase="shown"]')).toBeAttached();
});

test("EMBED-01 the keyboard is enough", async ({ page, site }) => {
  await withProviders(page, site);
  await page.goto(site.url + everyEmbed);
  const card = embed(page, "poll");
  await wake(page, card);
  await card.locator("button").focus();
  await page.keyboard.press("Enter");
  await expect(card.locator("iframe")).toBeVisible();
  await expect(card.locator("[data-phase]")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("EMBED-01 an embed is a card with a link that works", async ({ page, site }) => {
    await page.goto(site.url + everyEmbed);
    const card = embed(page, "youtube");
    await expect(card.getByRole("link", { name: "Watch on YouTube" })).toHaveAttribute("href", /watch\?v=a_b-C123456$/);
    await expect(card.locator("button")).toBeHidden();
    await expect(card.locator("input")).toBeHidden();
    await page.goto(site.url + pastedFrames);
    const pasted = embed(page, "raw-html").first();
    await expect(pasted.getByRole("link", { name: "View on charts.example" })).toBeVisible();
    await expect(pasted.locator("iframe, button")).toBeHidden();
  });
});
