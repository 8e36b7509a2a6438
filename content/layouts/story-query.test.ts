import { expect, it } from "vitest";
import { searchCriteria } from "../../model/stories/search-criteria.server.ts";
import { showMore } from "./show-more.ts";
import { storyQuery } from "./story-query.ts";

const queryOf = (given: object, meta = {}) => storyQuery(searchCriteria.parse(given), meta);

it.each([
  [{ searchSelected: "politics" }, {}, ["section:politics"], "politics"],
  [{ isTag: true, searchSelected: "/us/Crime/" }, {}, ["tag:us/crime"], "us/Crime"],
  [{}, {}, ["all"], undefined],
  [{}, { category: "us" }, ["section:us"], "us"],
  [{}, { tag: "us/crime" }, ["tag:us/crime"], "us/crime"],
  [{ searchSelected: "all" }, { category: "us" }, ["all"], undefined],
  [{ shows: [{ slug: "the-floor" }] }, {}, ["show:the-floor"], undefined],
  [{ contentTypes: "slideshow", searchSelected: "us" }, {}, ["section:us&form:slideshow"], "us"],
  [{ searchSelected: "us", tags: { includeAll: ["us/crime"] } }, {}, ["section:us", "tag:us/crime"], "us"],
  [{ tags: { includeAll: ["us/crime"] } }, { category: "us" }, ["tag:us/crime"], undefined],
])("LAYOUT-07 %o on the page of %o asks %o", (given, meta, lists, subject) => {
  expect(queryOf(given, meta)).toMatchObject({ lists, ...(subject !== undefined && { subject }) });
});

it("fixed articles alone ask nothing", () => {
  expect(queryOf({ isFixed: true })).toBeUndefined();
});

const key = (given: object) => queryOf(given)?.key;

it("LAYOUT-08 the same question has the same key, another form another", () => {
  expect(key({ searchSelected: "us", size: 4 })).toBe(key({ selectedSection: { slug: "us" }, size: 9, offset: 2 }));
  expect(key({ searchSelected: "us" })).not.toBe(key({ searchSelected: "us", contentTypes: "videos" }));
});

it.each([
  [{ searchSelected: "us" }, { queryParams: { isCategory: "true", searchSelected: "us" }, moreUrl: "/us" }],
  [
    { isTag: true, searchSelected: "us/crime" },
    { queryParams: { isTag: "true", searchSelected: "us/crime" }, moreUrl: "/category/us/crime" },
  ],
  [
    { searchSelected: "us", tags: { exclude: ["us/crime"] } },
    { queryParams: { excludeBy: "tags", excludeValues: "us/crime" } },
  ],
  [{}, { queryParams: {} }],
])("LIST-08 %o goes on by %o", (given, more) => {
  const query = queryOf(given);
  expect(query && showMore(query)).toMatchObject(more);
});

it.each([
  [{ searchSelected: "us" }, { category: "us" }, "/us?page=2"],
  [{ searchSelected: "us" }, { category: "world" }, "/us"],
  [{ isTag: true, searchSelected: "us/crime" }, { tag: "us/crime" }, "/category/us/crime?page=2"],
  [{ isTag: true, searchSelected: "us" }, { category: "us" }, "/category/us"],
])("LIST-08 without script %o of a page on %o goes on at %s", (given, meta, moreUrl) => {
  const query = queryOf(given);
  expect(query && showMore(query, meta)).toMatchObject({ moreUrl });
});

it.each([
  [{ searchSelected: "us,world" }],
  [{ tags: { includeAny: ["a", "b"] } }],
  [{ contentTypes: "videos" }],
  [{ keyword: "odalys" }],
  [{ shows: ["a"] }],
])("LIST-08 %o cannot go on", (given) => {
  const query = queryOf(given);
  expect(query && showMore(query)).toBeUndefined();
});
