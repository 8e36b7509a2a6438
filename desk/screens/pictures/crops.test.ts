import { expect, it } from "vitest";
import { cropPosition, movedBy } from "./crops.ts";

const wide = { width: 1600, height: 800 };
const tall = { width: 600, height: 1200 };
const square = { width: 320, height: 320 };

it.each([
  ["no point", wide, square, null, "50% 50%"],
  ["at the left", wide, square, { x: 0, y: 0.5 }, "0% 50%"],
  ["near the left: as near to the middle as can be", wide, square, { x: 0.2, y: 0.5 }, "0% 50%"],
  ["a little to the left", wide, square, { x: 0.4, y: 0 }, "30% 50%"],
  ["at the right", wide, square, { x: 1, y: 1 }, "100% 50%"],
  ["at the top of a tall one", tall, square, { x: 0.9, y: 0.1 }, "50% 0%"],
  ["the whole of it", square, square, { x: 0.1, y: 0.1 }, "50% 50%"],
] as const)("%s", (_, whole, form, point, expected) => {
  expect(cropPosition(whole, form, point)).toBe(expected);
});

it.each([
  ["ArrowLeft", false, null, { x: 0.49, y: 0.5 }],
  ["ArrowDown", true, { x: 0.3, y: 0.25 }, { x: 0.3, y: 0.35 }],
  ["ArrowUp", true, { x: 0.3, y: 0.05 }, { x: 0.3, y: 0 }],
  ["ArrowRight", false, { x: 1, y: 0 }, { x: 1, y: 0 }],
  ["Enter", false, null, undefined],
] as const)("%s, far: %s, from %j", (key, isFar, point, expected) => {
  expect(movedBy(key, isFar, point)).toEqual(expected);
});
