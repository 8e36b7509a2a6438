import { expect, it } from "vitest";
import { searchCriteria } from "./search-criteria.server.ts";
import { brand } from "../../model/brand.ts";

it.each([
  [{}, { form: "article", fixedArticles: [] }],
  [{ isCategory: true, searchSelected: "politics" }, { section: "politics" }],
  [{ searchCriteriaSelected: "By Section", selectedSection: { slug: "us", path: "us" } }, { section: "us" }],
  [{ isTag: "true", searchSelected: { path: "us/crime" } }, { tag: "us/crime" }],
  [{ searchCriteriaSelected: "By Show", shows: [{ slug: "the-floor" }] }, { show: "the-floor" }],
  [{ searchCriteriaSelected: "By Keyword", keyword: "odalys" }, { keyword: "odalys" }],
  [{ isFixed: true, searchSelected: "us" }, { onlyFixed: true }],
  [{ contentTypes: ["videos"] }, { form: "video" }],
  [{ contentTypes: { articles: false, slideshow: true } }, { form: "slideshow" }],
  [{ contentTypes: "articles" }, { form: "article" }],
  [
    { size: "40", offset: "-3" },
    { size: 30, offset: 0 },
  ],
  [
    { tags: { includeAny: ["a", { slug: "b" }, { title: "nameless" }] } },
    { tags: { includeAny: ["a", "b"], includeAll: [], exclude: [] } },
  ],
  [
    { fixedArticles: [{ articleUrl: `${brand.domain}/us/a`, title: "A", imageCopyrightOverride: "C" }] },
    { fixedArticles: [{ url: "/us/a", title: "A", imageCopyright: "C", isVideo: false }] },
  ],
])("reads %o as %o", (given, expected) => {
  expect(searchCriteria.parse(given)).toMatchObject(expected);
});
