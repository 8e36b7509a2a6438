import { expect, it } from "vitest";
import { heaviest, weightOf } from "./page-weight.ts";

it.each([
  ["nothing", undefined, 0],
  ["a figure", 7, 0],
  ["words", "twelve words", 12],
  ["what a page escapes", `<a> & "b'`, 9 + 5 * 7],
  ["a character of two halves", "🗞", 2],
  ["an empty list", [], 0],
  ["cells of a table", [["1", "2"], [3]], 5 * 60 + 2],
  ["an object", { name: "A", age: 7 }, 2_001],
  ["objects within each other", { by: { name: "A" } }, 4_001],
  ["a list of objects", [{ name: "A" }, {}], 2 * 2_060 + 1],
  ["a block of prose", { kind: "paragraph", props: { text: "words" } }, 305],
  ["a heading", { kind: "heading", props: { text: "words" } }, 305],
  ["a list", { kind: "list", props: { items: ["words"] } }, 300 + 60 + 5],
  ["a pull quote", { kind: "pull-quote", props: { text: "words" } }, 305],
  ["markup", { kind: "raw-html", props: { content: "words" } }, 305],
  ["a block that nobody knows", { kind: "constructor", props: { text: "words" } }, 2_005],
  ["another block", { kind: "ad", props: { iu: "lb1" } }, 2_003],
  ["a block with parts", { kind: "slider", props: { items: [{ caption: "x" }] } }, 2_000 + 60 + 2_001],
  ["an object that is no block", { kind: "paragraph", text: "words" }, 2_000 + 9 + 5],
])("%s weighs what it takes to draw it", (_, value, weight) => {
  expect(weightOf(value)).toBe(weight);
});

it("is that of the words alone where parts are drawn with few tags", () => {
  expect(weightOf({ name: "A", candidates: [{ name: "B" }] }, 500)).toBe(500 + 1 + 60 + 500 + 1);
  expect(weightOf({ title: "A", authors: [{ name: "B" }] }, 0)).toBe(62);
});

it.each([
  ["as many as there are room for", 2, 5],
  ["all, where there are fewer", 9, 6],
  ["none", 0, 0],
])("the heaviest of several: %s", (_, count, weight) => {
  expect(heaviest(["a", "ccc", "bb"], count)).toBe(weight);
});
