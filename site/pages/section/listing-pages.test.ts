import { expect, it } from "vitest";
import { listingPage, listingLinks, listingPlace, storiesOfPage } from "./listing-pages.ts";

it.each([
  [null, 1],
  ["1", 1],
  ["8", 8],
  ["9", undefined],
  ["0", undefined],
  ["-1", undefined],
  ["02", undefined],
  ["2.5", undefined],
  ["two", undefined],
  ["", undefined],
])("FRONT-07 ?page=%s is page %s", (given, page) => {
  expect(listingPage(given)).toBe(page);
});

it.each([
  [1, 0, 1],
  [1, 1, 2],
  [2, 10, 2],
  [2, 11, 3],
  [2, 500, 8],
  [8, 0, 8],
])("FRONT-07 on page %i, %i stories after the front make %i pages", (page, stories, pages) => {
  expect(listingPlace(page, stories)).toEqual({ page, pages });
});

it("FRONT-07 page 2 goes on where the front ends", () => {
  const afterFront = Array.from({ length: 15 }, (_, index) => index);
  expect(storiesOfPage(2, afterFront)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(storiesOfPage(3, afterFront)).toEqual([10, 11, 12, 13, 14]);
  expect(storiesOfPage(8, afterFront)).toEqual([]);
});

it("page 1 has no number in its address", () => {
  const pages = ["/us", "/us?page=2", "/us?page=3"];
  const links = (page: number) => listingLinks("/us", { page, pages: 3 });
  expect(links(1)).toEqual({ page: 1, previous: undefined, next: pages[1], pages });
  expect(links(2)).toEqual({ page: 2, previous: pages[0], next: pages[2], pages });
  expect(links(3)).toEqual({ page: 3, previous: pages[1], next: undefined, pages });
});
