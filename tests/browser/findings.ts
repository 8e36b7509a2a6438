// What axe finds on a page, or in a part of it: nothing should be.

import axe from "axe-core";
import type { Page } from "@playwright/test";

/** Most of axe's time goes into these. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

export async function findings(page: Page, part = "html"): Promise<string[]> {
  await bringAxe(page);
  const others = await page.evaluate(
    async ({ within, rules }) => {
      const run: typeof axe.run = Reflect.get(window, "axe").run;
      const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
      return run(within, { resultTypes: ["violations"], iframes: false, rules: off });
    },
    { within: part, rules: rulesOfColour },
  );
  return [...told(others), ...(await findingsOfColour(page, part))];
}

/** Of words that look alike, the first is looked at. */
export async function findingsOfColour(page: Page, part = "html"): Promise<string[]> {
  await bringAxe(page);
  const results = await page.evaluate(
    async ({ within, rules }) => {
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
        (element) => hasWords(element) && element.checkVisibility(),
      );
      const telling = [...new Map(shown.toReversed().map((element) => [lookOf(element), element])).values()];
      return run({ include: telling }, { resultTypes: ["violations"], iframes: false, runOnly: rules });
    },
    { within: part, rules: rulesOfColour },
  );
  return told(results);
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

const told = ({ violations }: axe.AxeResults): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
