import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { needsHeading, sectionBodyClass } from "./section-heading.ts";

const sponsored = (level: string) => ({
  is: "sponsored-heading",
  props: { level, title: "A", adInfo: { size: "1", value: "1", text: "1" } },
});
const spotlight = { is: "spotlight", props: {} };
const blocks = (...components: object[]) => parseBlocks(components).blocks;

it.each([
  [[], true],
  [[spotlight], true],
  [[{ is: "category-heading", props: { title: "A" } }], false],
  [[spotlight, sponsored("logo")], false],
])("FRONT-05 pre-content %o needs the front's own heading: %s", (components, needed) => {
  expect(needsHeading(blocks(...components))).toBe(needed);
});

it.each([
  ["Politics", [], "section-front politics"],
  ["U.S.", [sponsored("normal")], "section-front u.s."],
  ["Sports", [sponsored("takeover")], "section-front sports takeover"],
])("FRONT-04 the body class of %s", (title, components, expected) => {
  expect(sectionBodyClass(title, blocks(...components))).toBe(expected);
});
