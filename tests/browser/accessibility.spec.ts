// Every kind of page before axe, on a phone and on a desk, in both themes: no finding of any weight.

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runNode } from "../demo-site.ts";
import { findings, findingsOfColour } from "./findings.ts";
import { pageKinds } from "./page-kinds.ts";
import { plainPictures } from "./plain-pictures.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";

const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");
const draft = "port-fee-schedule-what-changes";

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

for (const [kind, path] of Object.entries(pageKinds)) {
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
