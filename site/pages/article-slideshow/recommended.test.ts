import { expect, it } from "vitest";
import { otherSlideshows, recommendedAddress } from "./recommended.ts";

it("SLIDE-03 asks for six slideshows of the section", () => {
  const { pathname, searchParams } = new URL(recommendedAddress("us"), "https://www.meridian.example");
  expect(pathname).toBe("/api/article-search");
  expect(Object.fromEntries(searchParams)).toEqual({
    size: "6",
    offset: "0",
    isCategory: "true",
    searchSelected: "us",
    contentTypes: "slideshow",
  });
});

it("SLIDE-03 a story without a section asks for any", () => {
  expect(recommendedAddress(undefined)).not.toContain("searchSelected");
});

const stories = (...urls: string[]) => urls.map((url) => ({ url }));

it.each([
  [["a", "own", "b"], [], ["a", "b"]],
  [["a", "b", "c", "d", "e", "f"], [], ["a", "b", "c", "d", "e"]],
  [
    ["a", "own"],
    ["b", "a", "own", "c"],
    ["a", "b", "c"],
  ],
  [["own"], ["own"], []],
])("SLIDE-03 of %j, filled with %j, %j are shown", (fresh, filling, expected) => {
  const shown = otherSlideshows("own", stories(...fresh), stories(...filling));
  expect(shown.map(({ url }) => url)).toEqual(expected);
});
