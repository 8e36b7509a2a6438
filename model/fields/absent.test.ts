import { expect, it } from "vitest";
import { dropAbsent } from "./absent.ts";

it("drops what exports write for a missing value", () => {
  expect(dropAbsent({ a: null, b: "", c: {}, d: " ", e: { f: null }, g: 0, h: false, i: [] })).toEqual({
    g: 0,
    h: false,
    i: [],
  });
});

it("keeps the places of list elements", () => {
  expect(
    dropAbsent([
      ["", "1"],
      [null, {}],
    ]),
  ).toEqual([
    ["", "1"],
    [null, {}],
  ]);
});

it("drops U+0000 and __proto__", () => {
  expect(dropAbsent(JSON.parse(String.raw`{"a":"x\u0000y","__proto__":{"b":1}}`))).toEqual({ a: "xy" });
});

it("refuses endless nesting instead of exhausting the stack", () => {
  expect(() => dropAbsent(JSON.parse("[".repeat(100_000) + "]".repeat(100_000)))).toThrow(
    "is nested deeper than 64 levels",
  );
});
