import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock } from "../testing.tsx";

it.each([
  [
    { content_type: "list", content: { ordered: "true", items: ["A"] } },
    { ordered: true, items: ["A"] },
  ],
  [
    { is: "bullet-list", props: { items: [{ text: "A" }, "B"] } },
    { ordered: false, items: ["A", "B"] },
  ],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "list", props });
});

it.each([
  [true, "ol"],
  [false, "ul"],
])("ordered: %s is drawn as %s, with the markup of its items", (ordered, element) => {
  const html = drawBlock("list", { ordered, items: ["<strong>A</strong>", "B"] });
  expect(html).toMatch(new RegExp(`^<${element}[^>]*><li><strong>A</strong></li><li>B</li></${element}>$`));
});

it("without items nothing is drawn", () => {
  expect(drawBlock("list", { items: [] })).toBe("");
});
