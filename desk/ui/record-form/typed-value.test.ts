import { expect, it } from "vitest";
import { blank, entriesIn, entryFaults, jsonFault, jsonText, settled, typedJson, typedMap } from "./typed-value.ts";

it.each<[string, unknown, unknown]>([
  ["what came", { a: [1, null, {}, ""] }, { a: [1, null, {}, ""] }],
  ["a blank field", { a: blank, b: 1 }, { b: 1 }],
  ["blank rows of fields", [blank, { a: 1 }, blank], [{ a: 1 }]],
  ["a list of blank rows", [blank, blank], undefined],
  ["a list that came empty", [], []],
  ["an empty cell before others", ["a", blank, "c", blank], ["a", "", "c"]],
  ["JSON", typedJson("[1, 2]"), [1, 2]],
  ["no JSON", typedJson("  "), undefined],
  ["names and values", typedMap([{ name: " x ", value: "@nora" }]), { x: "@nora" }],
  ["a name without a value", typedMap([{ name: "x", value: blank }]), undefined],
  ["an entry without anything", typedMap([{ name: "", value: blank }]), undefined],
])("%s is stored so", (_, value, expected) => {
  expect(settled(value)).toEqual({ value: expected });
});

it.each<[string, unknown]>([
  ["half of a JSON", { a: [typedJson("{")] }],
  [
    "a name that is there twice",
    typedMap([
      { name: "x", value: 1 },
      { name: "x", value: 2 },
    ]),
  ],
  ["a value without a name", { a: typedMap([{ name: "", value: "y" }]) }],
])("%s cannot be read", (_, value) => {
  expect(settled(value)).toBeUndefined();
});

it("tells what is wrong with JSON while it is typed", () => {
  expect(jsonFault("{")).toContain("is no JSON");
  expect([jsonFault(""), jsonFault("{}")]).toEqual([undefined, undefined]);
  expect(jsonText(typedJson("{"))).toBe("{");
  expect(jsonText({ a: 1 })).toBe('{\n  "a": 1\n}');
});

it("tells which names are wrong", () => {
  const entries = entriesIn({ x: "1", y: "2" });
  expect(entryFaults(entries).size).toBe(0);
  expect([...entryFaults([...entries, { name: "x", value: "3" }])]).toEqual([[2, "is there twice"]]);
  expect([...entryFaults([{ name: " ", value: "3" }])]).toEqual([[0, "is missing"]]);
});
