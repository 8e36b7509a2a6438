import { expect, it } from "vitest";
import { liveEventPath, sectionName, sectionPath, staticPagePath, tagName, tagPath } from "./front-path.ts";
import { brand } from "../../model/brand.ts";

it.each([
  [{ id: "politics" }, "/politics"],
  [{ id: "7001", path: "numbered" }, "/numbered"],
  [{ id: "7001", path: "/us/crime/" }, "/us/crime"],
  [{ id: "7001", path: `https://${brand.domain}/numbered` }, "/numbered"],
  [{ id: "7001", canonical_url: "/by-address" }, "/by-address"],
  [{ id: "7001", canonical_url: "https://elsewhere.example/x" }, "/7001"],
  [{ id: "7001", path: "s%C3%A3o-paulo" }, "/são-paulo"],
  [{ id: "example.com/x" }, "/example.com/x"],
  [{ id: "7001", path: "Sports/NFL" }, "/sports/nfl"],
  [{ id: "7001", slug: "harbor" }, "/harbor"],
  [{ id: "us/crime", slug: "crime" }, "/us/crime"],
])("ROUTE-20 the section or page %o stands at %s", (record, path) => {
  expect(sectionPath(record)).toBe(path);
  expect(staticPagePath(record)).toBe(path);
  expect(sectionName(record)).toBe(path.slice(1));
});

it.each([
  [{ id: "us/crime" }, "us/crime"],
  [{ id: "8001", path: "world/conflicts" }, "world/conflicts"],
  [{ id: "8001", path: "/category/world/conflicts" }, "world/conflicts"],
])("ROUTE-14 the tag %o is %s", (record, name) => {
  expect(tagPath(record)).toBe(`/category/${name}`);
  expect(tagName(record)).toBe(name);
});

it.each([
  [{ id: "coverage/storm" }, "/coverage/storm"],
  [{ id: "storm" }, "/coverage/storm"],
  [{ id: "coverage" }, "/coverage"],
])("ROUTE-15 the live event %o stands at %s", (record, path) => {
  expect(liveEventPath(record)).toBe(path);
});
