import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock, gapsOf } from "../testing.tsx";

it.each([[{ is: "FullSpanImage", props: { imageUrl: "/a.jpg" } }, { url: "/a.jpg" }]])(
  "BLOCK-01 %o is read as %o",
  (component, props) => {
    expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "full-span-image", props });
  },
);

it("BLOCK-04 one that fails is hidden, and its words come from the caption", () => {
  const html = drawBlock("full-span-image", { url: "/uploads/a.jpg", caption: "A <em>grey</em> morning" });
  expect(html).toContain('data-picture="hide"');
  expect(html).toContain('alt="A grey morning"');
  expect(html).toContain("A <em>grey</em> morning</span></figcaption>");
});

it("BLOCK-04 its own words win over the caption's", () => {
  const html = drawBlock("full-span-image", { url: "/a.jpg", alt: "The dome", caption: "A" });
  expect(html).toContain('alt="The dome"');
});

it("BLOCK-04 without any address it is a gap", () => {
  expect(gapsOf("full-span-image", { caption: "A" })).toEqual(["url: is missing"]);
});
