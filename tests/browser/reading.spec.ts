import { expectStillPage } from "./layout-shifts.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";

const article = "/politics/senate-clears-storm-recovery-bill";
const pages = [
  "/",
  "/politics",
  article,
  "/no/such/story",
  "/search-results/search?q=storm",
  "/us/odalys-first-day-in-pictures",
  "/politics/storm-bill-where-38-billion-goes",
  // Its table has more columns than a phone has room for.
  "/sports/ploughmen-stun-wranglers-in-overtime.print",
];
const widths = [375, 768, 1280];

for (const path of pages) {
  for (const width of widths) {
    test(`ADS-05 nothing moves on ${path} at ${width} px while it loads and is scrolled, and nothing is wider than the screen`, async ({
      page,
    }) => {
      await expectStillPage(page, { path, width });
      // Pictures that are cached from the first visit come at once, and may find other things not yet in place.
      if (path === "/") await expectStillPage(page, { path, width });
    });
  }
}

test("an article is readable and its links work without script", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl + article);
  await expect(page.locator("h1.headline")).toBeVisible();
  expect(await page.locator(".article-body > p").count()).toBeGreaterThan(5);
  await page.locator(".eyebrow a").first().click();
  await expect(page).toHaveURL(/\/politics$/);
  await context.close();
});

test("the first load of an article asks for no more than two fonts and no third party", async ({ page, siteUrl }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(article);
  await quietNetwork(page);
  expect(requests.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
  expect(requests.filter((url) => url.endsWith(".woff2")).length).toBeLessThanOrEqual(3);
});

test("the text edition is offered at the top to those who save data, and to nobody else", async ({ page }) => {
  const offer = page.getByRole("link", { name: "Saving data? Read the text edition" });
  await page.goto("/politics");
  await expect(offer).toBeHidden();
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(offer).toHaveAttribute("href", "/lite/politics");
});
