import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AdSlot } from "./AdSlot.tsx";

const css = readFileSync(new URL("AdSlot.module.css", import.meta.url), "utf8");

interface Rule {
  media: string;
  selector: string;
  declarations: string;
}

/** Style rules with the media query they stand in; the sheet nests no deeper. */
function rulesOf(sheet: string): Rule[] {
  const body = sheet.slice(sheet.indexOf("{") + 1);
  return [...body.matchAll(/(?:@media ([^{]+) \{\s*)?(\.[a-z]+) \{([^}]*)\}/gi)].map(
    ([, media = "", selector = "", declarations = ""]) => ({
      media,
      selector,
      declarations,
    }),
  );
}

it("ADS-05 reserves 195, 214, 410, 385 and 405 px at 320, 768, 1024 and 1280", () => {
  const heights = rulesOf(css)
    .filter(({ selector }) => selector === ".slot")
    .map(({ media, declarations }) => [media, /min-block-size: (\d+)px/.exec(declarations)?.[1]]);
  expect(heights).toEqual([
    ["", "195"],
    ["(min-width: 320px)", "214"],
    ["(min-width: 768px)", "410"],
    ["(min-width: 1024px)", "385"],
    ["(min-width: 1280px)", "405"],
  ]);
});

it.each([
  [".mobile", "(min-width: 768px)"],
  [".tablet", "(max-width: 767.98px), (min-width: 992px)"],
  [".desktop", "(max-width: 991.98px)"],
])("IMG-05 a slot %s is gone %s", (selector, media) => {
  expect(rulesOf(css).filter((rule) => rule.selector === selector)).toEqual([
    { media, selector, declarations: expect.stringContaining("display: none") },
  ]);
});

it("ADS-05 the height is there before anything arrives", () => {
  expect(renderToString(<AdSlot id="lb2" device="desktop" />)).toMatch(
    /<aside class="[^"]*slot[^"]*desktop[^"]*" id="lb2"/,
  );
});
