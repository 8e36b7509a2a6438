import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock, gapsOf, propsOf } from "../testing.tsx";
import captioned from "./example.caption.json" with { type: "json" };
import example from "./example.json" with { type: "json" };

it.each([
  [
    { content_type: "image_gallery", content: { images: [{ url: "/a.jpg", caption: "B", copyright: "C" }] } },
    { items: [{ url: "/a.jpg", caption: "B", copyright: "C" }] },
  ],
  [
    { content_type: "image_gallery", content: { images: [{ content_type: "image", content: { url: "/a.jpg" } }] } },
    { items: [{ url: "/a.jpg" }] },
  ],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "slider", props });
});

it.each([
  [
    { imageId: 42, imageUrl: "/a.jpg", alt: "A", caption: "<b>B</b>", copyright: " ", source: { title: "D" } },
    { imageId: "42", url: "/a.jpg", alt: "A", caption: "<b>B</b>", copyright: undefined, source: "D" },
  ],
  [
    { imageUrl: "/uploads/931/a.jpg", imageOrig: "/uploads/a.jpg", imageThumb: "/uploads/t.jpg" },
    { url: "/uploads/a.jpg" },
  ],
  [
    {
      imageUrl: "https://p.example/a.jpg",
      imageFull: "https://p.example/f.jpg",
      imageThumb: "https://p.example/t.jpg",
    },
    { url: "https://p.example/a.jpg", thumbUrl: "https://p.example/t.jpg" },
  ],
  [
    { imgLarge: "https://p.example/l.jpg", imgSmall: "https://p.example/s.jpg", title: "A" },
    { url: "https://p.example/l.jpg", thumbUrl: "https://p.example/s.jpg", title: "A" },
  ],
  [{ imgOriginal: "https://p.example/o.jpg" }, { url: "https://p.example/o.jpg" }],
  [{ imageUrl: "/a.jpg", responsiveImages: [{ srcset: "/s.jpg" }] }, { responsiveImages: [{ srcset: "/s.jpg" }] }],
])("BLOCK-06 %o", (given, expected) => {
  expect(propsOf("slider", { items: [given] })).toMatchObject({ items: [expected] });
});

it.each([[[]], [[{ caption: "A" }]], [undefined]])("BLOCK-06 items %o are no slider", (items) => {
  expect(gapsOf("slider", { items })).toHaveLength(1);
});

it("BLOCK-06 every picture is there with its words, in order and counted", () => {
  const html = drawBlock("slider", example.props);
  expect(html.match(/<figure>/g)).toHaveLength(2);
  expect(html).toMatch(/1 of 2.*Two in the morning.*Nora Castellan \/ Meridian News.*2 of 2/);
});

it.each([
  [1, 0],
  [2, 2],
  [3, 2],
])("BLOCK-06 of %i pictures one is seen at a time: %i arrows lead to the others", (count, arrows) => {
  const items = Array.from({ length: count }, (_, place) => ({ imageUrl: `/${place}.jpg` }));
  expect(drawBlock("slider", { items }).match(/aria-label="(?:Previous|Next) in /g) ?? []).toHaveLength(arrows);
});

it("BLOCK-06 a caption of all pictures stands below the row", () => {
  expect(drawBlock("slider", captioned.props)).toMatch(
    /<\/button><\/div><div class="caption[^>]*>.*The harbour in March/,
  );
});
