// A slow line: fonts, pictures or scripts come long after the words, and nothing makes room for them.

import { expectStillPage } from "./layout-shifts.ts";
import { test } from "./site-test.ts";

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
      await page.route(address, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await route.continue();
      });
      await expectStillPage(page, { path, width: 375 });
    });
  }
}
