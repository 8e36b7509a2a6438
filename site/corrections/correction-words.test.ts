import { expect, it } from "vitest";
import { correctionsAt, plainCorrection, placeOfCorrection } from "./correction-words.ts";

it.each([
  ["editors-note", false, "top"],
  ["correction", true, "top"],
  ["correction", false, "end"],
  ["clarification", false, "end"],
  ["update", false, "end"],
] as const)("a %s, major: %j, stands at the %s", (kind, major, place) => {
  expect(placeOfCorrection({ kind, major })).toBe(place);
  expect(correctionsAt(place, [{ kind, major }])).toHaveLength(1);
});

it("a changed headline is told in words", () => {
  expect(plainCorrection({ headlineBefore: "Dam breaks" })).toBe(
    "An earlier headline of this story read: “Dam breaks”",
  );
});
