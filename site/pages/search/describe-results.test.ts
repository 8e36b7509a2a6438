import { describe, expect, it } from "vitest";
import { chipsOf, choices, countText, resultPages, typeTabs } from "./describe-results.ts";
import type { SearchChoice } from "./search-address.ts";

const choice: SearchChoice = { q: "storm", sort: "relevance", page: 1 };
const counts = { total: 6, isMore: false, isPartial: false, kinds: { article: 3, interactive: 1, person: 2 } };

it.each([
  [0, false, "0 results"],
  [1, false, "1 result"],
  [34, false, "34 results"],
  [1000, true, "More than 1,000 results"],
])("ROUTE-08 %i found (more: %s) is told as “%s”", (total, isMore, words) => {
  expect(countText({ total, isMore })).toBe(words);
});

describe("ROUTE-08 the kinds of results", () => {
  const told = (chosen: SearchChoice, more = {}) =>
    typeTabs(chosen, { ...counts, ...more }).map(({ name, count, isChosen }) => [name, count, isChosen]);

  it("are counted, those with none left out", () => {
    expect(told(choice)).toEqual([
      ["All", 6, true],
      ["Stories", 4, false],
      ["People", 2, false],
    ]);
  });

  it("keep the chosen one, and have no counts where not all were counted", () => {
    expect(told({ ...choice, type: "videos" })).toContainEqual(["Video", 0, true]);
    expect(told(choice, { isPartial: true })[1]).toEqual(["Stories", undefined, false]);
  });
});

it("ROUTE-08 what can be chosen holds what is chosen", () => {
  const facets = [{ value: "us", name: "U.S.", count: 3 }];
  expect(choices(facets, undefined, false)).toEqual(facets);
  expect(choices(facets, { value: "us", name: "U.S." }, false)).toEqual(facets);
  expect(choices(facets, { value: "world", name: "World" }, true)).toEqual([
    { value: "world", name: "World" },
    { value: "us", name: "U.S.", count: undefined },
  ]);
});

it("ROUTE-08 each thing a search is narrowed by can be taken away", () => {
  const narrowed = { ...choice, section: "us", author: "nora", from: "2026-01-05", page: 2 };
  expect(chipsOf(narrowed, { section: "U.S.", author: "Nora Castellan" })).toEqual([
    { name: "U.S.", url: "/search-results/search?q=storm&author=nora&from=2026-01-05" },
    { name: "By Nora Castellan", url: "/search-results/search?q=storm&section=us&from=2026-01-05" },
    { name: "From January 5, 2026", url: "/search-results/search?q=storm&section=us&author=nora" },
  ]);
});

it.each([
  [1, 34, undefined, "/search-results/search?q=storm&page=2"],
  [2, 34, "/search-results/search?q=storm", "/search-results/search?q=storm&page=3"],
  [4, 34, "/search-results/search?q=storm&page=3", undefined],
  [1, 10, undefined, undefined],
  [30, 1000, "/search-results/search?q=storm&page=29", undefined],
  [9, 0, "/search-results/search?q=storm", undefined],
])("ROUTE-08 page %i of %i results has its neighbours", (page, total, previous, next) => {
  expect(resultPages({ ...choice, page }, { total, reach: 300 })).toEqual({
    page,
    ...(previous && { previous }),
    ...(next && { next }),
  });
});
