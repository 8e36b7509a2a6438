// A screenshot of every page kind at four widths in both themes, into shots/ (not committed), to be looked at: by `shots-command.mjs`.
// `npm run shots -- article 1280` takes only those whose name holds every word given.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { quietNetwork } from "../tests/browser/quiet-network.ts";
import { startDemoSite } from "../tests/demo-site.ts";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";

const pages: Readonly<Record<string, string>> = {
  home: "/",
  section: "/politics",
  "section-opinion": "/opinion",
  tag: "/category/us/crime",
  article: "/politics/senate-clears-storm-recovery-bill",
  "article-opinion": "/opinion/keep-the-library-open-on-sunday",
  slideshow: "/us/odalys-first-day-in-pictures",
  interactive: "/politics/storm-bill-where-38-billion-goes",
  alerts: "/alerts/subscribe",
  results: "/elections",
  "results-state": "/elections/2023/general-results?state=ohio",
  static: "/privacy-policy",
  search: "/search-results/search?q=storm",
  "search-empty": "/search-results/search?q=zzzz",
  person: "/person/c/nora-castellan",
  personalities: "/personalities",
  shows: "/shows",
  "not-found": "/politics/senate-storm-recovery-bil",
};
const widths = [375, 768, 1280, 1680];
const themes = ["light", "dark"] as const;
const words = process.argv.slice(2);

await ensureBuilt();
const folder = join(import.meta.dirname, "..", "shots");
mkdirSync(folder, { recursive: true });
const site = await startDemoSite();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
for (const [name, path] of Object.entries(pages)) {
  for (const width of widths) {
    for (const colorScheme of themes) {
      const file = `${name}-${width}-${colorScheme}.png`;
      if (!words.every((word) => file.split(/[-.]/).includes(word) || file.startsWith(word))) continue;
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
      await page.goto(site.url + path);
      // Pictures below the fold load when they come near: walk down once, then back up.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        await page.waitForTimeout(80);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await quietNetwork(page);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      await page.close();
      console.log(file);
    }
  }
}
await browser.close();
await site.stop();
