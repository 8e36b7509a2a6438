import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Path } from "./changed-value.ts";
import { changedMeanwhile, draftedRecord, noDraft, recordOf, withChange, withoutField } from "./record-draft.ts";
import { blank, isFields, typedJson } from "./typed-value.ts";

const record = { type: "show", id: 7, title: "Noon", sort: "3", social: { x: "noon" }, own: [1, { a: "b" }] };

it.each<[string, Path, unknown, object]>([
  ["a text", ["title"], "Late", { ...record, title: "Late" }],
  ["a field of a field", ["social", "x"], "late", { ...record, social: { x: "late" } }],
  ["a field of a row", ["own", 1, "a"], "c", { ...record, own: [1, { a: "c" }] }],
  ["a field that was not there", ["dek"], "Daily", { ...record, dek: "Daily" }],
])("%s is changed, and the rest stays as it came", (_, path, value, expected) => {
  expect(JSON.stringify(recordOf(record, withChange(record, noDraft, path, value)))).toBe(JSON.stringify(expected));
});

it("an empty field is taken away, and what has nothing else in it", () => {
  const { title: _, social: _social, ...rest } = record;
  const draft = withChange(record, withChange(record, noDraft, ["title"], undefined), ["social", "x"], undefined);
  expect(recordOf(record, draft)).toEqual(rest);
});

it("what is typed back is no change", () => {
  const draft = withChange(record, noDraft, ["own", 1, "a"], "c");
  expect(Object.keys(draft)).toEqual(["own"]);
  expect(withChange(record, draft, ["own", 1, "a"], "b")).toEqual(noDraft);
});

it("rows that nobody filled in are not stored, and what cannot be read stores nothing", () => {
  expect(recordOf(record, withChange(record, noDraft, ["videos"], [blank]))).toEqual(record);
  expect(recordOf(record, withChange(record, noDraft, ["any"], typedJson("{")))).toBeUndefined();
  expect(recordOf(record, withChange(record, noDraft, ["any"], typedJson('{"a":1}')))).toEqual({
    ...record,
    any: { a: 1 },
  });
});

it("a field that somebody else has changed since is told, unless it is the same or theirs is taken", () => {
  const draft = withChange(record, withChange(record, noDraft, ["title"], "Late"), ["sort"], "4");
  expect(changedMeanwhile(record, draft)).toEqual([]);
  const now = { ...record, title: "Evening", sort: "4" };
  expect(changedMeanwhile(now, draft)).toEqual(["title"]);
  expect(draftedRecord(now, draft)).toMatchObject({ title: "Late", social: { x: "noon" } });
  expect(changedMeanwhile(now, withoutField(draft, "title"))).toEqual([]);
});

/** Every text and figure in a value. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((row, at) => leavesOf(row, [...path, at]));
  if (isFields(value)) return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  return typeof value === "string" || typeof value === "number" ? [path] : [];
}

describe("one thing is changed of every record of the examples", () => {
  const lines = readFileSync(new URL("../../../content/records/examples.ndjson", import.meta.url), "utf8");
  const examples = lines.split("\n").filter((line) => line !== "");

  it.each(examples.map((line) => [`${JSON.parse(line).type}/${JSON.parse(line).id}`, line]))("%s", (_, line) => {
    const whole = JSON.parse(line);
    const leaves = leavesOf(whole).filter(([first]) => first !== "type" && first !== "id");
    expect(leaves.length).toBeGreaterThan(0);
    for (const path of leaves) {
      const typed = "typed-by-a-person";
      const changed = JSON.stringify(recordOf(whole, withChange(whole, noDraft, path, typed)));
      const was = JSON.stringify(path.reduce<unknown>((value, step) => Object(value)[step], whole));
      // With what it was put back in its place it is the same text, to the byte.
      expect(changed.replace(JSON.stringify(typed), () => was)).toBe(JSON.stringify(whole));
    }
  });
});
