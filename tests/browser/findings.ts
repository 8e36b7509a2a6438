// What axe finds on a page, or in a part of it: nothing should be.

import axe from "axe-core";
import type { Page } from "@playwright/test";

/** Most of axe's time goes into these. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** WCAG 2.2, which axe asks for by name only: 24 px for a finger, or room around it. */
const ruleOfSize = "target-size";

/** In `part`, but not in any of `without`: all selectors. */
export async function findings(page: Page, part = "html", without: readonly string[] = []): Promise<string[]> {
  await bringAxe(page);
  const others = await page.evaluate(
    async ({ include, exclude, leftOut, also }) => {
      const run: typeof axe.run = Reflect.get(window, "axe").run;
      const off = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
      const rules = { ...off, [also]: { enabled: true } };
      return run({ include, exclude }, { resultTypes: ["violations"], iframes: false, rules });
    },
    { include: [[part]], exclude: without.map((selector) => [selector]), leftOut: rulesOfColour, also: ruleOfSize },
  );
  return [...told(others), ...(await findingsOfColour(page, part, without))];
}

/** Of words that look alike, the first is looked at: in each theme once, however wide the page is. */
export async function findingsOfColour(page: Page, part = "html", without: readonly string[] = []): Promise<string[]> {
  await bringAxe(page);
  const results = await page.evaluate(
    async ({ within, outside, rules }) => {
      const run: typeof axe.run = Reflect.get(window, "axe").run;
      /** How an element is styled, with all it stands in, as far as it is written on them. */
      const lookOf = (element: Element): string => {
        const written = [...element.attributes]
          .filter(
            ({ name, value }) => name === "class" || (/^(?:aria|data)-/.test(name) && /^[a-z-]{0,16}$/.test(value)),
          )
          .map(({ name, value }) => `${name}=${value}`);
        const around = element.parentElement === null ? "" : lookOf(element.parentElement);
        return `${around}>${element.localName} ${written.join(" ")}`;
      };
      const hasWords = (element: Element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      const shown = [...document.querySelectorAll(`${within} *`)].filter(
        (element) =>
          hasWords(element) && element.checkVisibility() && !outside.some((selector) => element.closest(selector)),
      );
      const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "looked-at-dark" : "looked-at-light";
      const lookedAt: Set<string> = Reflect.get(window, theme) ?? new Set();
      const looks = new Map(shown.toReversed().map((element) => [lookOf(element), element]));
      const telling = [...looks].filter(([look]) => !lookedAt.has(look)).map(([, element]) => element);
      Reflect.set(window, theme, lookedAt.union(new Set(looks.keys())));
      if (telling.length === 0) return { violations: [] };
      return run({ include: telling }, { resultTypes: ["violations"], iframes: false, runOnly: rules });
    },
    { within: part, outside: without, rules: rulesOfColour },
  );
  return told(results);
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

const told = ({ violations }: Pick<axe.AxeResults, "violations">): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
