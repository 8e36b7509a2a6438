// What axe finds on a page, or in a part of it: nothing should be.

import axe from "axe-core";
import type { Page } from "@playwright/test";

/** Most of axe's time goes into colours. */
const colours = ["color-contrast", "link-in-text-block"];

export async function findings(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, rulesOfColour }) => {
      const run: typeof axe.run = Reflect.get(window, "axe").run;
      const whole = within === undefined ? document : document.querySelector(within);
      if (whole === null) throw new Error(`${within} is not on the page`);

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
      const shown = [...whole.querySelectorAll("*")].filter((one) => hasWords(one) && one.checkVisibility());
      // Of words that look alike, the first.
      const telling = [...new Map(shown.toReversed().map((one) => [lookOf(one), one])).values()];

      const options = { resultTypes: ["violations" as const], iframes: false };
      const rest = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]));
      const found = [await run(whole, { ...options, rules: rest })];
      if (telling.length > 0) found.push(await run({ include: telling }, { ...options, runOnly: rulesOfColour }));
      return found
        .flatMap(({ violations }) => violations)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { within: part, rulesOfColour: colours },
  );
}
