// Every kind of page before axe, on a phone and on a desk, in both themes: no finding of any weight.

import { runContent } from "../demo-site.ts";
import { findingsInAllLooks, none, open } from "./all-looks.ts";
import { findings } from "./findings.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, test } from "./site-test.ts";

const draft = "port-fee-schedule-what-changes";

/** Drawn alike on every page: looked at on these kinds of it. */
const shell = ["#network-bar", "header:has(search)", "#site-menu", "footer:has(#footer-contents)"];
const withShell = new Set([
  "the home page",
  "a section front",
  "a story",
  "a video",
  "a search",
  "a page that is not there",
]);

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}, ${path}, has no accessibility finding`, async ({ page }) => {
    await open(page, path);
    expect(await findingsInAllLooks(page, withShell.has(kind) ? [] : shell)).toEqual(none);
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
  const kinds = (await findings(page, "html", shell)).map((finding) => finding.replace(/:.*/, ""));
  expect(kinds.toSorted()).toEqual(["color-contrast", "image-alt"]);
});

test("the preview of a draft has no accessibility finding", async ({ page, siteUrl }) => {
  const env = { DATA_DIR: process.env["SITE_DATA_DIR"] ?? "", SITE_ORIGIN: siteUrl };
  const { stdout } = await runContent(["preview", draft], env);
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
