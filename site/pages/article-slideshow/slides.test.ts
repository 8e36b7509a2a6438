import { expect, it } from "vitest";
import { isBodyBlock } from "../../../content/blocks/is-body-block.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { galleryOf } from "./slides.ts";

const gallery = (...components: unknown[]) => galleryOf(parseBlocks(components).blocks.filter(isBodyBlock));
const slider = (...items: object[]) => ({ is: "slider", props: { items } });
const image = (url: string) => ({
  is: "article-image",
  props: { url, imageAlt: "An alt", caption: "A <b>caption</b>" },
});
const text = { is: "paragraph", props: { text: "Words" } };

it("SLIDE-01 the items of every slider are the slides, and other blocks are the story's words", () => {
  const { slides, blocks } = gallery(
    text,
    slider({ imageUrl: "/1.jpg" }),
    image("/x.jpg"),
    slider({ imageUrl: "/2.jpg" }),
  );
  expect(slides.map(({ url }) => url)).toEqual(["/1.jpg", "/2.jpg"]);
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "article-image"]);
});

it("SLIDE-01 without a slider the pictures of the body are the slides", () => {
  const { slides, blocks } = gallery(image("/1.jpg"), text, image("/2.jpg"));
  expect(slides).toMatchObject([{ url: "/1.jpg", alt: "An alt", caption: "A <b>caption</b>" }, { url: "/2.jpg" }]);
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph"]);
});

it("SLIDE-01 the picture that opens the body is a slide only where there is no slider", () => {
  const [opening, ...rest] = parseBlocks([image("/0.jpg"), image("/1.jpg")]).blocks.filter(isBodyBlock);
  expect(galleryOf(rest, opening).slides.map(({ url }) => url)).toEqual(["/0.jpg", "/1.jpg"]);
  const sliders = parseBlocks([slider({ imageUrl: "/2.jpg" })]).blocks.filter(isBodyBlock);
  expect(galleryOf(sliders, opening)).toMatchObject({ slides: [{ url: "/2.jpg" }], blocks: [] });
});

it.each([
  [
    ["a1", "b2"],
    ["a1", "b2"],
  ],
  [
    [undefined, "b2"],
    ["slide-1", "b2"],
  ],
  [
    ["same", "same", "same"],
    ["same", "slide-2", "slide-3"],
  ],
  [
    ["slide-2", undefined],
    ["slide-2", "slide-2-more"],
  ],
  [["two words\there"], ["two-words-here"]],
  [
    ["main", "root", "page"],
    ["slide-1", "slide-2", "slide-3"],
  ],
])("SLIDE-01 image ids %j are called %j", (imageIds, expected) => {
  const { slides } = gallery(slider(...imageIds.map((imageId) => ({ imageId, imageUrl: "/a.jpg" }))));
  expect(slides.map(({ id }) => id)).toEqual(expected);
});

it.each([
  [{ alt: "An alt", title: "A title" }, "An alt"],
  [{ title: "A title", caption: "A caption" }, "A title"],
  [{ caption: "A <b>caption</b>" }, "A caption"],
  [{}, ""],
])("BLOCK-06 the words for a picture of %j are “%s”", (words, expected) => {
  expect(gallery(slider({ imageUrl: "/a.jpg", ...words })).slides[0]?.alt).toBe(expected);
});
