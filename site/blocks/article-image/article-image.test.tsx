import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock, gapsOf, propsOf } from "../testing.tsx";

it.each([
  [
    { content_type: "image", content: { url: "/a.jpg", copyright: "C" } },
    { url: "/a.jpg", copyright: "C" },
  ],
  [{ is: "ArticleImage", props: { url: "/a.jpg" } }, { url: "/a.jpg" }],
  [
    { content_type: "image", content: { url: "/a.jpg", caption: "B", copyright: " " } },
    { url: "/a.jpg", caption: "B", copyright: undefined },
  ],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "article-image", props });
});

it.each([
  [
    { url: "/a.jpg", copyright: " " },
    { url: "/a.jpg", copyright: undefined },
  ],
  [
    { url: "/a.jpg", copyright: " AP " },
    { url: "/a.jpg", copyright: "AP" },
  ],
  [{ url: "/a.jpg", externalUrl: "undefined" }, { url: "/a.jpg" }],
  [{ externalUrl: "https://pictures.example/a.jpg" }, { url: "https://pictures.example/a.jpg" }],
  [{ externalUrl: " Undefined ", baseImage: "/b.jpg" }, { url: "/b.jpg" }],
  [{ baseImage: "/b.jpg", externalUrl: "undefined" }, { url: "/b.jpg" }],
  [
    { url: "/a.jpg", isSpotlight: "true", type: "image" },
    { isSpotlight: true, type: "image" },
  ],
  [
    { url: "/a.jpg", responsiveImages: [{ media: "(max-width: 767px)", srcset: "/s.jpg" }] },
    { responsiveImages: [{ srcset: "/s.jpg" }] },
  ],
])("BLOCK-04 %o", (given, expected) => {
  expect(propsOf("article-image", given)).toMatchObject(expected);
});

it("BLOCK-04 without any address it is a gap, not a broken picture", () => {
  expect(gapsOf("article-image", { externalUrl: "undefined", caption: "A" })).toEqual(["url: is missing"]);
});

it("BLOCK-04 a failing picture can be changed for the default one, and its words come from the caption", () => {
  const html = drawBlock("article-image", { url: "/uploads/a.jpg", caption: "A <b>bold</b> caption", copyright: " " });
  expect(html).toContain(`alt="A bold caption"`);
  expect(html).toContain("data-picture");
  expect(html).toMatch(/<figcaption class="caption [^"]*"><span>A <b>bold<\/b> caption<\/span><\/figcaption>/);
});

it("BLOCK-04 responsiveImages are drawn before the site's own sizes", () => {
  const html = drawBlock("article-image", {
    url: "/uploads/a.jpg",
    responsiveImages: [{ media: "(max-width: 767px)", srcset: "/s.jpg, /l.jpg 2x" }],
  });
  expect(html).toMatch(/<picture><source media="\(max-width: 767px\)" srcSet="\/s.jpg, \/l.jpg 2x"\/><img src="\/img/);
});

it("BLOCK-04 a spotlight picture stands wider than the words, and says of what type it is", () => {
  const html = drawBlock("article-image", { url: "/a.jpg", isSpotlight: true, type: "photo" });
  expect(html).toMatch(/<figure class="[^"]*spotlight[^"]*" data-type="photo"/);
  expect(drawBlock("article-image", { url: "/a.jpg" })).not.toMatch(/spotlight|data-type/);
});
