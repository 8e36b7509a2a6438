import { expect, it } from "vitest";
import { moreAddress, moreStories } from "./fetch-more.ts";

const place = { queryParams: { isCategory: "true", searchSelected: "politics" }, from: 14 };
const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`, url: `/${index}` }));

it("LIST-08 asks for 11 from where the page ended", () => {
  expect(moreAddress(place)).toBe("/api/article-search?isCategory=true&searchSelected=politics&size=11&from=14");
});

it.each([
  [0, 0, undefined],
  [10, 10, undefined],
  [11, 10, 24],
  [30, 10, 24],
])("LIST-08 of %i stories %i are kept and the next starts at %s", (count, expected, from) => {
  const { stories: shown, next } = moreStories(stories(count), place);
  expect(shown).toHaveLength(expected);
  expect(next?.from).toBe(from);
});
