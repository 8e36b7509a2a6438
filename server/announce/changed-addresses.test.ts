import { expect, it } from "vitest";
import { changedFeeds, changedPages, leftPages } from "./changed-addresses.ts";

const keys = [
  "record:article/a",
  "kind:article",
  "path:/politics/a",
  "gone:/us/a",
  "path:/uploads/a.jpg",
  "gone:/uploads/a.jpg",
  "path:https://elsewhere.example/a.jpg",
  "month:article/2026-11",
  "list:article/all",
  "list:article/all&form:slideshow",
  "list:article/section:politics",
  "list:article/section:business",
  "list:article/tag:us/crime",
  "list:article/show:the-floor",
  "list:video/show:the-floor",
  "list:video/all",
  "list:article/person:nora-castellan",
];

it("a changed record is a page worth a visit", () => {
  expect(changedPages(keys)).toEqual(["/politics/a"]);
});

it("so is the address that it has left", () => {
  expect(leftPages(keys)).toEqual(["/us/a"]);
});

it("FRONT-06 a changed list is news in its feed, where it has one", () => {
  expect(changedFeeds(keys)).toEqual([
    "/feeds/latest.xml",
    "/feeds/politics.xml",
    "/feeds/business.xml",
    "/feeds/category/us/crime.xml",
    "/feeds/shows/the-floor.xml",
    "/feeds/shows/the-floor/podcast.xml",
    "/feeds/people/nora-castellan.xml",
  ]);
});
