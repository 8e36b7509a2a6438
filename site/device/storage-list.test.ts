import { expect, it } from "vitest";
import { has, listIn, pathIn, textIn, without, withNewest } from "./storage-list.ts";

const items = (...urls: string[]) => urls.map((url) => ({ url }));

it.each([
  ["a new one stands first", ["/b", "/c"], "/a", ["/a", "/b", "/c"]],
  ["one that is there moves to the front", ["/a", "/b", "/c"], "/c", ["/c", "/a", "/b"]],
  ["the oldest makes way", ["/a", "/b", "/c", "/d"], "/e", ["/e", "/a", "/b", "/c"]],
])("in a list of at most four %s", (_, before, url, after) => {
  expect(withNewest(items(...before), { url }, 4)).toEqual(items(...after));
});

it("what goes is gone, and nothing else", () => {
  const left = without(items("/a", "/b"), "/a");
  expect(left).toEqual(items("/b"));
  expect([has(left, "/a"), has(left, "/b")]).toEqual([false, true]);
});

it.each([
  ["/politics/a-story", "/politics/a-story"],
  ["/", "/"],
  ["//elsewhere.example", undefined],
  ["/\\elsewhere.example", undefined],
  ["https://elsewhere.example", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
  [7, undefined],
  [undefined, undefined],
])("of %j the path of this site is %j", (value, path) => {
  expect(pathIn(value)).toBe(path);
});

it("a list is read as far as it can be", () => {
  const read = (fields: ReadonlyMap<string, unknown>) => textIn(fields.get("name"));
  expect(listIn([{ name: "a" }, { name: 1 }, null, "text", {}, { name: "" }, { name: "b" }], read)).toEqual(["a", "b"]);
  expect(listIn("text", read)).toEqual([]);
  expect(listIn(undefined, read)).toEqual([]);
});
