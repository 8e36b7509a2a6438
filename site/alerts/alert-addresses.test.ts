import { expect, it } from "vitest";
import type { FrontPlace } from "../../model/layouts/front-place.ts";
import { isForEveryPage, liveFrontOf, liveFrontPath } from "./alert-addresses.ts";

it.each<FrontPlace>([
  { subtypes: ["homeLayout"], names: [] },
  { subtypes: ["sectionLayout"], names: ["41", "us/crime"] },
  { subtypes: ["categoryLayout", "sectionLayout"], names: ["政治", "a,b;c", "100%"] },
])("the live address of %j is read as it was written", (place) => {
  const address = liveFrontPath(place);
  expect(address).toMatch(/^\/alerts\/[^/]+$/);
  expect(liveFrontOf(decodeURIComponent(address))).toEqual(place);
  expect(isForEveryPage(decodeURIComponent(address))).toBe(true);
});

it.each([
  "/alerts",
  "/alerts/12",
  "/alerts/articleLayout;news",
  "/alerts/homeLayout;%E0",
  "/alerts/homeLayout;a,b,c,d,e",
  "/a",
])("%s names no front", (path) => expect(liveFrontOf(path)).toBeUndefined());
