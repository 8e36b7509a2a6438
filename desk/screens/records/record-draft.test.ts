import { expect, it } from "vitest";
import type { RecordField } from "../../../model/desk/record-calls.ts";
import { fieldsOf, recordOf, textOf } from "./record-draft.ts";

const field = (name: string, as: RecordField["as"]): RecordField => ({ name, as, isNeeded: false });
const known = [field("title", "text"), field("sort", "number"), field("published", "yes-no"), field("social", "json")];
const record = { type: "show", id: 7, title: "Noon", sort: "3", published: true, social: { x: "noon" }, own: [1] };

it("has the fields of its kind and what else it has, but not its name", () => {
  expect(fieldsOf(record, known).map(({ name }) => name)).toEqual(["title", "sort", "published", "social", "own"]);
});

it.each([
  ["nothing", {}, record],
  ["a text", { title: "Late" }, { ...record, title: "Late" }],
  ["a figure", { sort: "4" }, { ...record, sort: 4 }],
  ["a flag", { published: "false" }, { ...record, published: false }],
  ["parts", { social: '{"x":"late"}' }, { ...record, social: { x: "late" } }],
])("%s is changed, and the rest stays as it came", (_, draft, expected) => {
  expect(recordOf(record, draft, fieldsOf(record, known))).toEqual({ record: expected });
});

it("an empty field is taken away", () => {
  const { title: _, ...rest } = record;
  expect(recordOf(record, { title: " " }, known)).toEqual({ record: rest });
});

it("what cannot be read is told at its field", () => {
  expect(recordOf(record, { sort: "many", social: "{", title: "Late" }, known)).toEqual({
    faults: { sort: "is no number", social: expect.stringContaining("is no JSON") },
  });
});

it.each([
  [undefined, field("a", "text"), ""],
  [null, field("a", "json"), ""],
  [3, field("a", "number"), "3"],
  [{ a: 1 }, field("a", "text"), '{\n  "a": 1\n}'],
  ["x", field("a", "json"), '"x"'],
])("%j is shown as a text", (value, of, expected) => {
  expect(textOf(value, of)).toBe(expected);
});
