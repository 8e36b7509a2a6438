// Whose words stand under a picture of a gallery: its own, or nobody's.

import { expect, it } from "vitest";
import { converted, uploads } from "../testing/converted-post.ts";

const picture = (id: string, words = "") =>
  `<img src="${uploads}/${id}.jpg">${words && `<figcaption class="gallery-caption">${words}</figcaption>`}`;
const slideOf = (inside: string) => `<li class="swiper-slide"><figure>${inside}</figure></li>`;
const slideshow = (...slides: string[]) =>
  `<div class="wp-block-jetpack-slideshow"><div><ul class="swiper-wrapper">${slides.map(slideOf).join("")}</ul></div></div>`;
const tile = (inside: string) => `<figure class="tiled-gallery__item">${inside}</figure>`;
const tiled = (...tiles: string[]) =>
  `<div class="wp-block-jetpack-tiled-gallery"><div class="tiled-gallery__gallery"><div>${tiles.map(tile).join("")}</div></div></div>`;
const older = (...items: string[]) =>
  `<div class="gallery">${items.map((item) => `<dl class="gallery-item"><dt>${item}</dl>`).join("")}</div>`;

it.each<[string, string, (string | undefined)[]]>([
  ["the first slide alone", slideshow(picture("7", "The accused"), picture("8"), picture("9")), ["The accused"]],
  ["the last slide alone", slideshow(picture("7"), picture("8", "The accused")), [undefined, "The accused"]],
  [
    "two slides of three",
    slideshow(picture("7", "The mayor"), picture("8"), picture("9", "The accused")),
    ["The mayor", undefined, "The accused"],
  ],
  ["the first tile alone", tiled(picture("7", "The accused"), picture("8")), ["The accused"]],
  [
    "a picture in a link",
    tiled(`<a href="/a">${picture("7")}</a><figcaption>The mayor</figcaption>`, `<a href="/b">${picture("8")}</a>`),
    ["The mayor"],
  ],
  [
    "a gallery of old",
    older(
      `${picture("7")}</dt><dd class="wp-caption-text gallery-caption">The mayor</dd>`,
      `<a href="/b">${picture("8")}</a></dt>`,
    ),
    ["The mayor"],
  ],
])("words under %s stand under no other", (_, html, expected) => {
  const { components } = converted(html);
  const items = components.flatMap(({ props }) => props["items"] as { caption?: string }[]);
  expect(items.map(({ caption }) => caption)).toEqual(items.map((_item, place) => expected[place]));
  expect(items.length).toBeGreaterThan(1);
});

it("words under two pictures in one frame stand under the gallery", () => {
  const frame = (inside: string) => `<figure>${inside}</figure>`;
  const { components } = converted(
    `<div class="gallery">${frame(`${picture("7")}${picture("8")}<figcaption>Before and after</figcaption>`)}${frame(picture("9"))}</div>`,
  );
  expect(components.map(({ props: { caption } }) => caption)).toEqual(["Before and after"]);
  expect(JSON.stringify(components).split("Before and after")).toHaveLength(2);
});
