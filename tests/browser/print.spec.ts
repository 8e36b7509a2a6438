// What comes out of the printer, of the print page and of the page itself: full pages, nothing torn apart, black on white.

import type { Page } from "@playwright/test";
import { readPrintedPages, type PrintedPage } from "./printed-pages.ts";
import { expect, test } from "./site-test.ts";

const stories = [
  "/politics/senate-clears-storm-recovery-bill",
  "/us/flood-insurance-questions-answered",
  "/world/karsk-valley-conflict-explained",
  "/opinion/a-summons-for-jury-duty-is-an-invitation",
];

/** Points at the foot of a page, where its number stands. */
const foot = 60;

async function print(page: Page, format: "Letter" | "A4"): Promise<PrintedPage[]> {
  // Pictures that wait to be scrolled to are loaded by a reader's Print, not by this one.
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  return readPrintedPages(await page.pdf({ format }));
}

const wordsOn = ({ runs, height }: PrintedPage) => runs.filter(({ at }) => at < height - foot);
const glyphsOn = (page: PrintedPage) => wordsOn(page).reduce((sum, { glyphs }) => sum + glyphs, 0);
const lowestOn = (page: PrintedPage) =>
  Math.max(0, ...wordsOn(page).map(({ at }) => at), ...page.pictures.map(({ bottom }) => bottom));

/** What is wrong with a page, in words. */
function faultsOf(page: PrintedPage, index: number, pages: readonly PrintedPage[]): string[] {
  const isLast = index === pages.length - 1;
  const lastLine = wordsOn(page).toSorted((one, other) => other.at - one.at)[0];
  return [
    ...(glyphsOn(page) < 150 ? [`only ${glyphsOn(page)} letters`] : []),
    ...(!isLast && lowestOn(page) < page.height / 2 ? [`ends at ${Math.round(lowestOn(page))} points`] : []),
    ...(!isLast && (lastLine?.size ?? 0) > 12.5 ? ["a heading stands alone at its foot"] : []),
    ...(page.pictures.some(({ top, bottom }) => top < 0 || bottom > page.height - foot / 2)
      ? ["a picture is cut"]
      : []),
    ...(page.runs.some(({ size, lightness }) => size > 10 && lightness > 0.55) ? ["pale letters"] : []),
  ].map((fault) => `page ${index + 1} of ${pages.length}: ${fault}`);
}

for (const path of stories) {
  for (const format of ["Letter", "A4"] as const) {
    test(`PRINT-01 ${path}.print is well set on ${format}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.goto(`${path}.print`);
      const text = await page.locator("article").innerText();
      const pages = await print(page, format);
      expect(pages.flatMap(faultsOf)).toEqual([]);
      const letters = text.replaceAll(/\s/g, "").length;
      expect(pages.reduce((sum, one) => sum + glyphsOn(one), 0)).toBeGreaterThan(letters * 0.97);
      expect(pages.length).toBeLessThanOrEqual(1 + Math.ceil(letters / 1100));
    });
  }
}

test("a story printed as it is, by a reader of large type in the dark, is black on white and of one size", async ({
  page,
}) => {
  await page.goto(stories[0] ?? "");
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: "dark", textSize: "largest" }));
  const pages = await print(page, "Letter");
  expect(pages.flatMap(faultsOf)).toEqual([]);
  const sizes = new Map<number, number>();
  for (const { size, glyphs } of pages.flatMap(wordsOn)) {
    sizes.set(Math.round(size), (sizes.get(Math.round(size)) ?? 0) + glyphs);
  }
  const [mostUsed] = [...sizes].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  expect(mostUsed).toBe(11);
});

test("the home page prints all of its stories", async ({ page }) => {
  await page.goto("/");
  const letters = (await page.locator("main h3").allInnerTexts()).join("").replaceAll(/\s/g, "").length;
  const pages = await print(page, "Letter");
  expect(pages.reduce((sum, one) => sum + glyphsOn(one), 0)).toBeGreaterThan(letters);
});
