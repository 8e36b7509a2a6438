// A page before axe as readers see it: on a phone and on a desk, in both themes.

import type { Page } from "@playwright/test";
import { findings, findingsOfColour } from "./findings.ts";
import { plainPictures } from "./plain-pictures.ts";
import { quietNetwork } from "./quiet-network.ts";

const widths = [375, 1280];

/** AMP's own script, which would show the page when it has laid it out, is not to be had here. */
export async function open(page: Page, path: string): Promise<void> {
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

/** In none of `without`: selectors. */
export async function findingsInAllLooks(
  page: Page,
  without: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await withoutTransitions(page);
  await page.emulateMedia({ colorScheme: "light" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found[`${width} px`] = await findings(page, "html", without);
  }
  // The themes differ in colours only, and most is to be seen where there is most room.
  await page.emulateMedia({ colorScheme: "dark" });
  found["dark"] = await findingsOfColour(page, "html", without);
  return found;
}

export const none = { "375 px": [], "1280 px": [], dark: [] };
