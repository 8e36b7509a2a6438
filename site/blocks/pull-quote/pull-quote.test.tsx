import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock, propsOf } from "../testing.tsx";

it.each([
  [
    { content_type: "pull_quote", content: { text: "A", credit: "B" } },
    { text: "A", author: "B" },
  ],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "pull-quote", props });
});

it("BLOCK-03 allows br, strong, span, em, u, s, b, i and nothing else", () => {
  const allowed = "<br /><strong>1</strong><span>2</span><em>3</em><u>4</u><s>5</s><b>6</b><i>7</i>";
  expect(propsOf("pull-quote", { text: `${allowed}<a href="/x">8</a><p>9</p>` })).toMatchObject({
    text: `${allowed}89`,
  });
});

it("BLOCK-03 names who said it, where that is known", () => {
  expect(drawBlock("pull-quote", { text: "A", author: "B" })).toMatch(
    /<blockquote[^>]*>A<\/blockquote><figcaption[^>]*>B<\/figcaption>/,
  );
  expect(drawBlock("quote", { text: "A" })).not.toContain("<figcaption");
});
