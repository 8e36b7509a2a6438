import { expect, it } from "vitest";
import { moved, rowsIn, withAt, type Path } from "./changed-value.ts";
import { blank } from "./typed-value.ts";

it.each<[unknown, unknown[]]>([
  [undefined, []],
  [null, []],
  [{}, []],
  [blank, []],
  [[], []],
  [["a"], ["a"]],
  ["a", ["a"]],
  [{ title: "One" }, [{ title: "One" }]],
])("%j has these rows", (value, expected) => {
  expect(rowsIn(value)).toEqual(expected);
});

it.each<[string, unknown, Path, unknown, unknown]>([
  ["a field", { a: 1, b: 2 }, ["a"], 3, { a: 3, b: 2 }],
  ["a new field", { a: 1 }, ["b", "c"], 3, { a: 1, b: { c: 3 } }],
  ["the last field is taken away", { a: { b: 1 } }, ["a", "b"], undefined, undefined],
  ["a field beside others is taken away", { a: { b: 1 }, c: 2 }, ["a", "b"], undefined, { c: 2 }],
  ["a row", ["a", "b"], [1], "c", ["a", "c"]],
  ["a row of texts is emptied and keeps its place", ["a", "b"], [0], undefined, ["", "b"]],
  ["a row of fields is emptied and keeps its place", [{ a: 1 }], [0, "a"], undefined, [blank]],
  ["a row that was blank", [{ a: 1 }, blank], [1, "a"], 2, [{ a: 1 }, { a: 2 }]],
  ["one thing in place of a list stays one", { title: "One" }, [0, "title"], "Two", { title: "Two" }],
  ["fields in place of a text", "us/crime", ["path"], "us", { path: "us" }],
])("%s", (_, value, path, next, expected) => {
  expect(withAt(value, path, next)).toEqual(expected);
});

it.each([
  [0, 1, ["b", "a", "c"]],
  [2, 0, ["c", "a", "b"]],
])("the row %i is moved to %i", (from, to, expected) => {
  expect(moved(["a", "b", "c"], from, to)).toEqual(expected);
});
