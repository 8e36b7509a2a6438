import { expect, it } from "vitest";
import { slidePictures } from "./slide-pictures.ts";

it.each([
  [
    "each screen has its own",
    { mobile: "/m.png", tablet: "/t.png", desktop: "/d.png", bigDesktop: "/b.png" },
    undefined,
    { src: "/b.png", media: ["/m.png", "/t.png", "/d.png"] },
  ],
  ["a large one serves every screen", { bigDesktop: "/b.png" }, undefined, { src: "/b.png", media: [] }],
  ["the slide's own stands in", {}, "/own.png", { src: "/own.png", media: [] }],
  ["a small one is better than none", { mobile: "/m.png" }, undefined, { src: "/m.png", media: ["/m.png"] }],
  ["none", {}, undefined, { src: undefined, media: [] }],
])("HEAD-04 pictures at four sizes: %s", (_, images, imageUrl, expected) => {
  const { src, responsive } = slidePictures(images, imageUrl);
  expect({ src, media: responsive.map(({ srcset }) => srcset) }).toEqual(expected);
});
