import { expect, it } from "vitest";
import { byLetter, familyName, letterOf } from "./by-letter.ts";

it.each([
  ["Nora Castellan", "Castellan"],
  ["Wes Tillman Jr.", "Tillman"],
  ["Wes Tillman, III", "Tillman"],
  ["Rosa Delgado-Finch", "Delgado-Finch"],
  ["Iv", "Iv"],
  ["ليلى حداد", "حداد"],
])("%s is filed under %s", (name, expected) => {
  expect(familyName(name)).toBe(expected);
});

it.each([
  ["Éva Ábel", "A"],
  ["Harper quill", "Q"],
])("%s stands under %s", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it("ROUTE-07 authors are listed by the letters of their family names", () => {
  const people = ["Theo Brandt", "Ada Ábel", "Lucia Brandt", "Nils Arden"].map((name) => ({ name }));
  expect(byLetter(people).map(({ letter, people: group }) => [letter, ...group.map(({ name }) => name)])).toEqual([
    ["A", "Ada Ábel", "Nils Arden"],
    ["B", "Lucia Brandt", "Theo Brandt"],
  ]);
});
