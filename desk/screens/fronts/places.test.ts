import { expect, it } from "vitest";
import { frontOf } from "../../../model/desk/front.ts";
import { stepPlace, stepStory } from "./places.ts";

const front = frontOf({ main: [{ is: "a" }, { is: "b" }, { is: "c" }] });

it.each([
  ["main-0", -1, undefined],
  ["main-0", 1, { region: "main", before: "main-2" }],
  ["main-1", -1, { region: "main", before: "main-0" }],
  ["main-1", 1, { region: "main", before: null }],
  ["main-2", 1, undefined],
  ["no", 1, undefined],
] as const)("%s by %i", (key, by, expected) => {
  expect(stepPlace(front, key, by)).toEqual(expected);
});

it.each([
  ["/1", -1, undefined],
  ["/1", 1, { before: "/3" }],
  ["/2", -1, { before: "/1" }],
  ["/3", 1, undefined],
  ["/2", 1, { before: null }],
] as const)("the story %s by %i", (url, by, expected) => {
  expect(stepStory(["/1", "/2", "/3"], url, by)).toEqual(expected);
});
