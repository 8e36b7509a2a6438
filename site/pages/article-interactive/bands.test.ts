import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { bandsOf, isInteractiveBlock } from "./bands.server.ts";

const text = { is: "paragraph", props: { text: "Words" } };
const heading = { is: "heading", props: { level: 2, text: "A heading" } };
const table = { is: "table", props: { rows: [["1"]] } };
const picture = { is: "article-image", props: { url: "/a.jpg" } };
const panorama = { is: "full-span-image", props: { url: "/a.jpg" } };
const prose = { is: "raw-html", props: { content: "<p>Words</p>" } };
const newsletter = { is: "newsletter", props: { title: "A newsletter" } };
const list = { is: "article-list", props: { title: "More", searchCriteria: { searchSelected: "all", size: 6 } } };

it.each([
  [[], []],
  [[text, heading, prose], ["column 3"]],
  [
    [text, table, picture, text],
    ["column 1", "wide 2", "column 1"],
  ],
  [
    [panorama, text],
    ["full 1", "column 1"],
  ],
  [
    [text, newsletter, list],
    ["column 2", "frame 1"],
  ],
])("INTER-01 %j stand in bands %j", (components, expected) => {
  const { blocks, gaps } = parseBlocks(components);
  expect(gaps).toEqual([]);
  expect(bandsOf(blocks.filter(isInteractiveBlock)).map((band) => `${band.width} ${band.blocks.length}`)).toEqual(
    expected,
  );
});

it("INTER-01 a module that does not go with a story is none of the page's", () => {
  const { blocks } = parseBlocks([text, { is: "category-heading", props: { title: "A" } }]);
  expect(blocks.map(isInteractiveBlock)).toEqual([true, false]);
});
