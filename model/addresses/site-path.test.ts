import { expect, it } from "vitest";
import { pathOf, siteUrl } from "./site-path.ts";

it.each([
  ["www.meridian.example/politics/a", "/politics/a"],
  ["https://meridian.example/politics/a/", "/politics/a"],
  ["https://elsewhere.example/a", "https://elsewhere.example/a"],
  ["elsewhere.example/a", "https://elsewhere.example/a"],
  ["mailto:desk@meridian.example", "mailto:desk@meridian.example"],
  ["//evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["\\evil.example", "/evil.example"],
  ["/\t/evil.example", "/evil.example"],
  ["https://www.meridian.example/\\evil.example", "/evil.example"],
  ["/a?b=\\c", "/a?b=\\c"],
])("the address %j is %j", (given, expected) => {
  expect(siteUrl(given)).toBe(expected);
});

it("a path never begins with what browsers read as a host", () => {
  for (const path of ["\\\\evil.example", "/\n/evil.example", "\u0001//evil.example"])
    expect(pathOf(path)).toBe("/evil.example");
});
