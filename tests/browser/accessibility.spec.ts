// Every kind of page before axe, on a phone and on a desk, in both themes: no finding of any weight.

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runNode } from "../demo-site.ts";
import { findings, findingsOfColour } from "./findings.ts";
import { plainPictures } from "./plain-pictures.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";

const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");
const draft = "port-fee-schedule-what-changes";

const kinds = {
  "the home page": "/",
  "a section front": "/politics",
  "the opinion front": "/opinion",
  "a further page of a section": "/us?page=2",
  "a topic": "/category/us/disasters",
  "a story": "/politics/senate-clears-storm-recovery-bill",
  "a live story": "/us/tropical-storm-odalys-makes-landfall",
  "a story with tables": "/us/flood-insurance-questions-answered",
  "an opinion": "/opinion/peace-by-plumbing-in-the-karsk-valley",
  "a health story": "/health/after-the-flood-health-questions-answered",
  "a printed story": "/politics/senate-clears-storm-recovery-bill.print",
  "an AMP story": "/politics/senate-clears-storm-recovery-bill.amp",
  "a story with embeds": "/media/tugboat-cook-posts-followed-around-the-world",
  "a slideshow": "/us/odalys-first-day-in-pictures",
  "an interactive": "/politics/storm-bill-where-38-billion-goes",
  "a video": "/video/6390000000120",
  "the live coverage": "/coverage",
  "a live event": "/coverage/storm-center",
  "a static page": "/terms-of-use",
  "the contact form": "/contact",
  "the newsletters": "/newsletters",
  "the saved stories": "/saved",
  "the settings": "/settings",
  "the sign-up for alerts": "/alerts/subscribe",
  "election results": "/elections/2023/general-results?office=governor",
  "the election front": "/elections/2023",
  "a person": "/person/r/rosa-delgado-finch",
  "the personalities": "/personalities",
  "a show": "/shows/the-vail-report",
  "the shows": "/shows",
  "the video room": "/video",
  "the videos of a show": "/video/shows/storm-desk",
  "the TV schedule": "/fnctv",
  "a week of television": "/fnctv?view=week",
  "a channel, live": "/go",
  "a search": "/search-results/search",
  "results of a search": "/search-results/search?q=storm",
  "a page that is not there": "/no/such/story",
};

test.describe.configure({ timeout: 180_000 });

const widths = [375, 1280];

/** AMP's own script, which would show the page when it has laid it out, is not to be had here. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await plainPictures(page);
  await page.route("https://cdn.ampproject.org/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(path);
  if (path.endsWith(".amp"))
    await page.addStyleTag({ content: "body { animation: none !important } [layout=nodisplay] { display: none }" });
  await quietNetwork(page);
}

/** Colours change softly, those that are handed down one generation a frame: here they change at once. */
async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

async function findingsInAllLooks(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await withoutTransitions(page);
  await page.emulateMedia({ colorScheme: "light" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found[`${width} px`] = await findings(page);
  }
  // The themes differ in colours only, and most is to be seen where there is most room.
  await page.emulateMedia({ colorScheme: "dark" });
  found["dark"] = await findingsOfColour(page);
  return found;
}

const none = { "375 px": [], "1280 px": [], dark: [] };

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}, ${path}, has no accessibility finding`, async ({ page }) => {
    await open(page, path);
    expect(await findingsInAllLooks(page)).toEqual(none);
  });
}

test("a fault is found where there is one", async ({ page }) => {
  await open(page, "/terms-of-use");
  await page.evaluate(() => {
    const words = document.createElement("p");
    words.textContent = "Hardly to be read";
    words.style.cssText = "color: #888; background: #999";
    document.querySelector("main")?.append(words, new Image());
  });
  expect((await findings(page)).map((finding) => finding.replace(/:.*/, "")).toSorted()).toEqual([
    "color-contrast",
    "image-alt",
  ]);
});

test("the preview of a draft has no accessibility finding", async ({ page, siteUrl }) => {
  const env = { DATA_DIR: process.env["SITE_DATA_DIR"] ?? "", SITE_ORIGIN: siteUrl };
  const { stdout } = await runNode([cli, "preview", draft], env);
  await open(page, stdout.trim());
  await expect(page.locator(".article-date")).toHaveText("Draft");
  expect(await findingsInAllLooks(page)).toEqual(none);
});

test("the open menu has no accessibility finding", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).first().click();
  await expect(page.locator("[popover]:popover-open")).toBeVisible();
  expect(await findingsInAllLooks(page)).toEqual(none);
});
