import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock } from "../testing.tsx";

it.each([
  [{ content_type: "text", content: { text: "A" } }, { text: "A" }],
  [{ content_type: "text", content: "A" }, { text: "A" }],
  [{ component: "Paragraph", model: { text: "A" }, id: "1" }, { text: "A" }],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "paragraph", props });
});

it("ART-16 paragraphs keep br, strong, em, u, s, b, i and a; links lose their style", () => {
  const allowed = "<br /><strong>1</strong><em>2</em><u>3</u><s>4</s><b>5</b><i>6</i>";
  expect(drawBlock("paragraph", { text: `${allowed}<h2>7</h2><a href="/x" style="color:red">8</a>` })).toContain(
    `<p>${allowed}7<a href="/x">8</a></p>`,
  );
});

it("one of which the sanitiser leaves nothing is no empty line", () => {
  expect(drawBlock("paragraph", { text: "<script>alert(1)</script>" })).toBe("");
});
