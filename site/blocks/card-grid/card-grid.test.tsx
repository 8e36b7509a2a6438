import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock } from "../testing.tsx";

const story = { title: "A story", url: "/us/a-story" };

it.each([
  ["two-across", "two-across"],
  ["three_across", "three-across"],
])("reads %s as %s", (name, kind) => {
  expect(parseBlocks([{ component: name, model: { items: [story] } }]).blocks[0]?.kind).toBe(kind);
});

it("CARD-02 a card shows that a story is developing", () => {
  expect(drawBlock("card-grid", { items: [{ ...story, isDeveloping: true }] })).toContain("Developing");
});
