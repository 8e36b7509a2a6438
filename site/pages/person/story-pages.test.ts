import { expect, it } from "vitest";
import { storyPage, storyPages } from "./story-pages.ts";

it.each([
  [null, 1],
  ["1", 1],
  ["12", 12],
  ["0", undefined],
  ["-1", undefined],
  ["01", undefined],
  ["two", undefined],
  ["1e3", undefined],
  ["201", undefined],
])("PERSON-03 ?page=%s is page %s of the person's stories", (given, expected) => {
  expect(storyPage(given)).toBe(expected);
});

it.each([
  [1, false, { page: 1 }],
  [1, true, { page: 1, next: "/p?page=2" }],
  [2, true, { page: 2, previous: "/p", next: "/p?page=3" }],
  [3, false, { page: 3, previous: "/p?page=2" }],
])("PERSON-03 page %s, more after it: %s → %o", (page, hasMore, expected) => {
  expect(storyPages("/p", page, hasMore)).toEqual(expected);
});
