import { expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

it.each([
  [undefined, undefined],
  ["bytes=0-", { first: 0, last: 999 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=100-199", { first: 100, last: 199 }],
  ["bytes = 100 - 199", { first: 100, last: 199 }],
  ["bytes=900-5000", { first: 900, last: 999 }],
  ["bytes=-1", { first: 999, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=999-", { first: 999, last: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=5000-6000", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // What makes no sense, or asks for several parts, gets the whole.
  ["bytes=200-100", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["pages=1-2", undefined],
  ["bytes=a-b", undefined],
])("of 1000 bytes, %s asks for %o", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

it("nothing of an empty file can be asked for", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(byteRange("bytes=-1", 0)).toBe("unsatisfiable");
});
