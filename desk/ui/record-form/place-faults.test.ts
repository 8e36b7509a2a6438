import { expect, it } from "vitest";
import { below, faultAt, faultsIn, hasFault, ownFault } from "./place-faults.ts";

const faults = {
  title: "is missing",
  "races.2.title": "is too long",
  "fn__sections.0.path": "is missing",
  "races.9": "is there twice",
};

it.each([
  ["title", "is missing"],
  ["races.2.title", "is too long"],
  // A path alone in place of a section.
  ["fn__sections.0", "is missing"],
  ["race", undefined],
])("the field at %s is told: %s", (place, expected) => {
  expect(faultAt(faults, place)).toBe(expected);
});

it.each<[string, (string | number)[], string | undefined]>([
  ["", ["title", "races", "fn__sections"], undefined],
  ["", ["races", "fn__sections"], "title is missing"],
  ["races", [0, 1, 2], "9 is there twice"],
  ["races.9", ["title"], "is there twice"],
  ["races.2", ["title"], undefined],
])("what has fields is told of what none of them is: %j", (place, steps, expected) => {
  expect(ownFault(faults, place, steps)).toBe(expected);
});

it("one thing in place of a list is not counted", () => {
  const record = { day: { show: [{}, { title: "Noon" }] }, races: [{ id: "r" }], any: { 0: { a: 1 } } };
  const told = { "day.0.show.1.title": "a", "races.0.id": "b", "any.0.a": "c", "components.3.text": "d", "": "e" };
  expect(faultsIn(record, told)).toEqual({
    "day.show.1.title": "a",
    "races.0.id": "b",
    "any.0.a": "c",
    "components.3.text": "d",
    "": "e",
  });
});

it("a row is opened where something in it is wrong", () => {
  expect([hasFault(faults, "races.2"), hasFault(faults, "races.1")]).toEqual([true, false]);
  expect([below("", "title"), below("races", 2)]).toEqual(["title", "races.2"]);
});
