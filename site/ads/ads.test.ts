import { describe, expect, it } from "vitest";
import { sectionPaths } from "../../demo/records/sections.ts";
import { ad } from "../blocks/ad/schema.ts";
import { adIdentifier } from "../../model/fields/ad-identifier.ts";
import { adShape } from "./ad-shape.ts";
import { sizesThatFit, usualSizes } from "./ad-sizes.ts";
import { categoryCode, categoryCodes, categoryOf, unitPath } from "./ad-unit.ts";

describe("identifiers", () => {
  it.each([
    ["lb2", "lb2"],
    ["Ban_1-x", "Ban_1-x"],
    ["/4145/fnc/lb1", "4145fnclb1"],
    ['lb1"><script>alert(1)</script>', "lb1scriptalert1script"],
    ["lb 1\n\t", "lb1"],
    ["\u017flb\u212a1\u00e9", "lb1"],
    ["../../x", "x"],
    ["", ""],
  ])("ADS-04 %j keeps %j", (given, expected) => {
    expect(adIdentifier(given)).toBe(expected);
  });

  it("ADS-04 a slot of which nothing is left is refused, and so are sizes that are no strings", () => {
    expect(ad.schema.safeParse({ iu: "<>" }).success).toBe(false);
    expect(ad.schema.safeParse({ iu: "lb2", sizes: ["300x250", 5] }).success).toBe(false);
    expect(ad.schema.safeParse({ iu: "lb2", sizes: [[300, 250]] }).success).toBe(false);
    expect(ad.schema.parse({ iu: "lb/2", sizes: "300x250" })).toEqual({ iu: "lb2", sizes: ["300x250"] });
  });
});

describe("sizes", () => {
  it.each([
    ["mobile", "box", ["320x50", "300x250"]],
    [undefined, "box", ["320x50", "300x250"]],
    [undefined, "header", ["970x250", "970x66", "728x90"]],
  ] as const)("ADS-04 a slot for %s in a %s asks for %o", (device, shape, sizes) => {
    expect(usualSizes(device, shape)).toEqual(sizes);
  });

  it.each([
    ["a phone's box", ["320x50", "300x250"], 343, 256, ["320x50", "300x250"]],
    ["a phone narrower than a banner", ["320x50", "300x250"], 300, 256, ["300x250"]],
    ["a strip", ["970x250", "970x66", "728x90"], 1216, 113, ["970x66", "728x90"]],
    ["a strip on a tablet", ["970x250", "970x66", "728x90"], 736, 113, ["728x90"]],
    ["exactly as large", ["300x250"], 300, 250, ["300x250"]],
    ["a pixel too low", ["300x250"], 300, 249.9, []],
    ["no size at all", ["fluid", "300", "x", "300x250x2", "-1x5", "99999x1"], 5000, 5000, []],
  ])("ADS-05 %s: of %o in %d×%d are asked for %o", (_, sizes, width, height, fitting) => {
    expect(sizesThatFit(sizes, { width, height })).toEqual(fitting.map((size) => size.split("x").map(Number)));
  });

  it.each([
    ["lb1", ["728x90"], "header"],
    ["lb2", ["728x90", "970x66"], "strip"],
    ["lb2", ["728x90", "300x250"], "box"],
    ["rail1", ["300x250", "300x600"], "tall"],
    ["lb2", [], "box"],
    ["lb2", undefined, "box"],
  ])("ADS-05 the space of %s with sizes %o is a %s", (slot, sizes, shape) => {
    expect(adShape(slot, sizes)).toBe(shape);
  });
});

describe("slot paths", () => {
  it.each([
    ["entertainment", "ent"],
    ["politics", "pol"],
    ["us", "us"],
    ["", "home"],
    ["games", "oth"],
    ["constructor", "oth"],
  ])("ADS-06 the code of %j is %s", (category, code) => {
    expect(categoryCode(category)).toBe(code);
  });

  it("ADS-06 every section has a code, and no two share one unless they are the same place", () => {
    expect(sectionPaths.filter((path) => categoryCode(path) === "oth")).toEqual([]);
    const codes = sectionPaths.map(categoryCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of Object.values(categoryCodes)) expect(code).toMatch(/^[a-z]{2,3}$/);
  });

  it.each([
    ["/", ""],
    ["/politics", "politics"],
    ["/politics/a-story", "politics"],
    ["/category/us/crime", "us"],
    ["/category", "category"],
  ])("ADS-06 the category of %s is %j", (path, category) => {
    expect(categoryOf(path)).toBe(category);
  });

  it("ADS-06 a path is network, site, code, kind and slot, and nothing else gets in", () => {
    const unit = { network: "1234", site: "meridian", category: "politics", kind: "article" };
    expect(unitPath(unit, "lb2")).toBe("/1234/meridian/pol/article/lb2");
    expect(unitPath({ ...unit, site: "a/b" }, "../x?y")).toBe("/1234/ab/pol/article/xy");
  });
});
