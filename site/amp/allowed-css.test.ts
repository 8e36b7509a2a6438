import { expect, it } from "vitest";
import { allowedCss } from "./allowed-css.ts";

it.each([
  ["a sheet without layers", ".a{color:red}", ".a{color:red}"],
  ["rules of a layer before the others", ".a{x:1}@layer ui{.b{x:2}}.c{x:3}", ".b{x:2}.a{x:1}.c{x:3}"],
  [
    "layers in the order they were named, however they come",
    "@layer reset, base,ui;@layer ui{.u{x:1}}@layer base { .b{x:2} }@layer reset{.r{x:3}}@layer ui{.v{x:4}}",
    ".r{x:3} .b{x:2} .u{x:1}.v{x:4}",
  ],
  ["media queries in a layer", "@layer ui{@media print{.a{x:1}}.b{x:2}}.c{}", "@media print{.a{x:1}}.b{x:2}.c{}"],
  ["no container queries", ".a{x:1}@container p (width<9rem){.a{x:2}.b{x:3}}.c{x:4}", ".a{x:1}.c{x:4}"],
  ["nothing important", ".a{x:1 !important;y:2!important}", ".a{x:1;y:2}"],
])("AMP-03 %s", (_, css, allowed) => {
  expect(allowedCss(css)).toBe(allowed);
});

it("AMP-03 a layer without an end is refused", () => {
  expect(() => allowedCss("@layer ui{.a{}")).toThrow("no end");
});
