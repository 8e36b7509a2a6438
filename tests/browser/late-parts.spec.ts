// A slow line: fonts, pictures, scripts or the rest of the words come late, and nothing makes room for them.

import { startSlowLine } from "../stand-ins/slow-line.ts";
import { expectStillPage, watchShifts } from "./layout-shifts.ts";
import { plainPictures } from "./plain-pictures.ts";
import { expect, test } from "./site-test.ts";

const late = { fonts: /\.woff2$/, pictures: /\/(img|uploads)\//, scripts: /\.js$/ };
const pages = [
  "/",
  "/politics/senate-clears-storm-recovery-bill",
  "/us/odalys-first-day-in-pictures",
  "/sports/ploughmen-stun-wranglers-in-overtime.print",
];

for (const [what, address] of Object.entries(late)) {
  for (const path of pages) {
    test(`ADS-05 nothing moves on ${path} when its ${what} come late`, async ({ page }) => {
      let painted: Promise<unknown> | undefined;
      await page.route(address, async (route) => {
        painted ??= page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await painted;
        await route.continue();
      });
      await expectStillPage(page, { path, width: 375 });
    });
  }
}

const arriving = [
  "/",
  "/us?page=2",
  "/politics/senate-clears-storm-recovery-bill",
  "/search-results/search?q=storm",
  "/elections/2023/general-results?office=governor",
  "/fnctv",
];

for (const width of [375, 768, 1280]) {
  test(`ADS-05 nothing moves at ${width} px while the words themselves arrive piece by piece`, async ({
    page,
    siteUrl,
  }) => {
    const line = await startSlowLine(siteUrl);
    try {
      await page.setViewportSize({ width, height: 900 });
      await plainPictures(page);
      const shifts = await watchShifts(page);
      for (const path of arriving) {
        const answer = await page.goto(line.url + path, { waitUntil: "domcontentloaded" });
        expect(answer?.status()).toBe(200);
        expect(await shifts(), path).toEqual([]);
      }
    } finally {
      line.stop();
    }
  });
}
