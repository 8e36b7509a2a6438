// A word of 60 letters in every text of a newsroom: no page becomes wider than the smallest phone, and no word is cut off.

import { expect, test, type Page } from "@playwright/test";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { everyBlock, longWord, longWordedNewsroom } from "../stand-ins/long-words.ts";
import { pageKinds } from "./page-kinds.ts";

const width = 320;

let site: DemoSite;

test.beforeAll(async () => {
  const demo = process.env["SITE_DATA_DIR"] ?? "";
  const exported = await runContent(["export"], { DATA_DIR: demo });
  expect(exported.status, exported.stderr).toBe(0);
  site = await startDemoSite({ empty: true });
  const { stdout } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, longWordedNewsroom(exported.stdout));
  expect(stdout, "all but a few").toMatch(/[1-9]\d\d stored/);
});

test.afterAll(async () => {
  await site.stop();
});

interface Wide {
  page: number;
  words: string[];
}

/** How wide the page is, and the words that stand beyond its edge where nobody can scroll to them and no sign tells of them. */
function measure(page: Page): Promise<Wide> {
  return page.evaluate((most) => {
    const canBeReached = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        overflowX === "auto" ||
        overflowX === "scroll" ||
        textOverflow === "ellipsis" ||
        canBeReached(element.parentElement)
      );
    };
    const isUnseen = (element: Element) => {
      const box = element.closest(".visually-hidden, [aria-hidden=true]");
      const isClipped = getComputedStyle(element).clipPath === "inset(50%)";
      return box !== null || isClipped || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || !node.textContent?.trim() || parentElement.closest("script, style, noscript"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const beyond = [...range.getClientRects()].some(
        ({ right, left, width: own }) => own > 1 && (right > most + 1 || left < -1),
      );
      if (!beyond || isUnseen(parentElement) || canBeReached(parentElement)) continue;
      const place = [parentElement, parentElement.parentElement, parentElement.parentElement?.parentElement]
        .map((element) => `${element?.localName}.${element?.className}`)
        .join(" < ");
      words.push(`${node.textContent.trim().slice(0, 30)} in ${place}`);
    }
    return { page: document.documentElement.scrollWidth, words: [...new Set(words)].slice(0, 12) };
  }, width);
}

const textEdition = (path: string) => `/lite${path === "/" ? "" : path}`;

const addresses = [
  ...Object.values(pageKinds),
  everyBlock.story,
  everyBlock.front,
  `${everyBlock.story}.print`,
  `${everyBlock.story}.amp`,
  `/search-results/search?q=${encodeURIComponent(longWord)}`,
  `/harbor/${longWord.slice(1)}`,
  `/${longWord.slice(1)}`,
  "/category",
  "/foxaroundtheworld",
  "/newyears",
  "/video/topics",
  "/offline",
];

const lite = [
  "/",
  "/politics",
  everyBlock.story,
  "/coverage/storm-center",
  "/us/flood-insurance-questions-answered",
  "/us/odalys-first-day-in-pictures",
  "/elections/2023/general-results",
  "/search",
].map(textEdition);

test("LAYOUT-03 long words widen no page and are not cut off", async ({ page }) => {
  await page.setViewportSize({ width, height: 700 });
  await page.route(
    ({ origin }) => origin !== site.url,
    (route) => route.abort(),
  );
  for (const path of [...addresses, ...lite]) {
    await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
    expect.soft(await measure(page), path).toEqual({ page: width, words: [] });
  }
});
