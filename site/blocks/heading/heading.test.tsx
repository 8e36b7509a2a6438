import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock } from "../testing.tsx";

it.each([
  [
    { content_type: "heading", content: { rank: "3", text: "A" } },
    { level: 3, text: "A" },
  ],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "heading", props });
});

it.each([
  [0, ""],
  [1, "<h2>A</h2>"],
  [2, "<h2>A</h2>"],
  [3, "<h3>A</h3>"],
  [6, "<h6>A</h6>"],
  [7, ""],
  [2.5, ""],
])("BLOCK-02 level %s draws %s", (level, expected) => {
  expect(drawBlock("heading", { level, text: "A" })).toBe(expected);
});
