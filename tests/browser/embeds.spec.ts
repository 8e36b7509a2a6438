// What a reader meets where a story shows something of another site. The providers are stand-ins; nothing here reaches the network.

import { join } from "node:path";
import { test as failing, type Locator, type Page } from "@playwright/test";
import { runNode, startDemoSite, type DemoSite } from "../demo-site.ts";
import { embedRecords, everyEmbed, gonePosts, pastedFrames, plainStory } from "../stand-ins/embed-records.ts";
import { scripts } from "../stand-ins/provider-scripts.ts";
import { startProviders, type ProviderStandIn } from "../stand-ins/providers.ts";
import { scrollThrough, watchShifts } from "./layout-shifts.ts";
import { expect, test } from "./site-test.ts";

const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");

let site: DemoSite;
let providers: ProviderStandIn;

async function start(): Promise<void> {
  providers = await startProviders();
  site = await startDemoSite({ empty: true, env: providers.env });
  const lines = embedRecords.map((record) => JSON.stringify(record)).join("\n");
  await runNode([cli, "import", "-"], { DATA_DIR: site.dataDir }, lines);
}

async function stop(): Promise<void> {
  await site.stop();
  await providers.stop();
}

test.describe.configure({ mode: "serial" });
test.beforeAll(start);
test.afterAll(stop);

const scriptHosts: readonly [string, string][] = [
  ["platform.twitter.com", scripts.tweet],
  ["www.instagram.com", scripts.instagram],
  ["www.tiktok.com", scripts.tiktok],
  ["public.flourish.studio", scripts.chart],
];

/** Answers for the public providers; tells which addresses outside the site were asked for. */
async function withProviders(page: Page, failingHost = ""): Promise<string[]> {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) outside.push(request.url());
  });
  await page.route(/^https:/, async (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === failingHost) return route.abort();
    const script = scriptHosts.find(([host]) => host === hostname)?.[1];
    return script !== undefined && route.request().resourceType() === "script"
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({ contentType: "text/html", body: `<!doctype html><title>${hostname}</title>${hostname}` });
  });
  return outside;
}

const embed = (page: Page, kind: string) => page.locator(`figure[data-embed="${kind}"]`);

/** An island wakes when it comes near; from then on its button does something. */
async function wake(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      card
        .locator("[data-island]")
        .evaluate((island) => Object.keys(island).some((key) => key.startsWith("__reactContainer"))),
    )
    .toBe(true);
  // The choice is read by a part of its own.
  await page.waitForTimeout(100);
}

async function show(page: Page, kind: string, at = 0): Promise<Locator> {
  const card = embed(page, kind).nth(at);
  await wake(page, card);
  await card.locator("button").click();
  await expect(card.locator('[data-phase="shown"]')).toBeAttached();
  return card;
}

test("EMBED-05 nothing of a third party is fetched before the reader asks", async ({ page }) => {
  const outside = await withProviders(page);
  await page.goto(site.url + everyEmbed);
  await scrollThrough(page);
  await wake(page, embed(page, "youtube"));
  expect(outside).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("EMBED-01 EMBED-02 a click shows each, from its provider alone", async ({ page }) => {
  const outside = await withProviders(page);
  await page.goto(site.url + everyEmbed);
  const frames = {
    youtube: "https://www.youtube-nocookie.com/embed/a_b-C123456?rel=0&autoplay=1",
    vimeo: "https://player.vimeo.com/video/776190482?dnt=1&autoplay=1",
    forecast: `${providers.url}/frame/forecast/2417`,
    poll: `${providers.url}/frame/poll/p-1`,
    "storytelling-live-blog": `${providers.url}/frame/stage/log`,
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

test("EMBED-05 a script is loaded once for the document; EMBED-01 a Tweet's settings reach it", async ({ page }) => {
  await withProviders(page);
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
}) => {
  await withProviders(page);
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

test("EMBED-01 a video takes the place of its preview to the pixel, and nothing else moves", async ({ page }) => {
  const shifts = await watchShifts(page);
  await withProviders(page);
  await page.goto(site.url + everyEmbed);
  for (const kind of ["youtube", "vimeo"]) {
    const card = embed(page, kind);
    await wake(page, card);
    const before = await card.boundingBox();
    await show(page, kind);
    expect((await card.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  }
  expect(await shifts()).toEqual([]);
});

test("EMBED-01 posts that load by themselves or grow move nothing in view; the rest is shown on request", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await withProviders(page);
  await page.addInitScript(() => localStorage.setItem("embeds-always", '["tweet","instagram","tiktok","chart"]'));
  await page.goto(site.url + everyEmbed);
  await scrollThrough(page);
  await expect(embed(page, "chart").locator(".stand-in")).toBeAttached();
  expect((await shifts()).filter(({ by }) => by >= 0.001)).toEqual([]);
});

test("EMBED-01 a post that is higher than its place is shown whole when the reader asks", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await withProviders(page);
  await page.goto(site.url + everyEmbed);
  const card = embed(page, "instagram");
  await wake(page, card);
  await card.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 200));
  await card.locator("button").click();
  await expect(card.getByRole("button", { name: "Show all of it" })).toBeVisible();
  await card.getByRole("button", { name: "Show all of it" }).click();
  expect((await card.locator("[data-phase]").boundingBox())?.height).toBe(900);
});

test("ROUTE-01 a story that needs hosts which the document does not allow comes as a document of its own", async ({
  page,
}) => {
  await withProviders(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto(site.url + plainStory);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
  await page.locator(`a[href="${everyEmbed}"]`).first().click();
  await expect(embed(page, "youtube")).toBeAttached();
  await expect.poll(() => documents).toBe(2);
  expect(new URL(page.url()).pathname).toBe(everyEmbed);
  await show(page, "chart");
  // What needs fewer hosts is a client navigation as ever.
  await page.locator(`a[href="${plainStory}"]`).first().click();
  await expect(page.locator("h1.headline")).toContainText("no-embeds");
  expect(documents).toBe(2);
});

test("BLOCK-10 a pasted frame waits for the reader, comes as it was pasted, and its host can be allowed for good", async ({
  page,
}) => {
  const outside = await withProviders(page);
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

test("a click that comes before an island is awake is not lost", async ({ page }) => {
  await withProviders(page);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(site.url + everyEmbed, { waitUntil: "load" });
  const card = embed(page, "poll");
  await card.locator("button").click();
  expect(await card.locator("[data-island]").evaluate((island) => Object.keys(island))).toEqual([]);
  await expect(card.locator("iframe")).toBeVisible();
  const other = embed(page, "youtube");
  await other.getByLabel("Always load from YouTube").click();
  await expect(other.getByLabel("Always load from YouTube")).toBeChecked();
  await expect(other.locator('[data-phase="shown"]')).toBeAttached();
});

test("EMBED-01 the keyboard is enough", async ({ page }) => {
  await withProviders(page);
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

  test("EMBED-01 an embed is a card with a link that works", async ({ page }) => {
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

/** These break things on purpose, so the console is not held silent. */
failing.describe("when a provider fails", () => {
  failing("EMBED-04 posts that are gone say so and keep their link", async ({ page }) => {
    await withProviders(page);
    await page.goto(site.url + gonePosts);
    for (const [kind, words] of [
      ["tweet", "An error occurred while retrieving the Tweet. It might have been deleted."],
      ["instagram", "An error occurred while retrieving the Instagram post. It might have been deleted."],
    ] as const) {
      const card = embed(page, kind);
      await wake(page, card);
      await card.locator("button").click();
      await expect(card.getByText(words)).toBeVisible();
      await expect(card.getByRole("link")).toBeVisible();
    }
    await expect.poll(() => site.log()).toContain('"reason":"post"');
  });

  failing(
    "EMBED-05 a script that does not load is told to the site's log; the embed stays empty and can be tried again",
    async ({ page }) => {
      await withProviders(page, "platform.twitter.com");
      await page.goto(site.url + everyEmbed);
      const card = embed(page, "tweet").first();
      await wake(page, card);
      await card.locator("button").click();
      await expect(card.getByText("It might have been deleted.")).toBeVisible();
      await expect(card.locator("[data-phase]")).toBeEmpty();
      await expect.poll(() => site.log()).toContain('"reason":"script"');
      await page.unroute(/^https:/);
      await withProviders(page);
      await card.getByRole("button", { name: "Try again" }).click();
      await expect(card.locator(".stand-in")).toBeVisible();
    },
  );
});
