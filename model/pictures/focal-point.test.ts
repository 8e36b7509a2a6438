import { expect, it } from "vitest";
import { cutAround } from "./focal-point.ts";

const wide = { width: 1600, height: 900 };
const square = { width: 900, height: 900 };

it.each([
  ["the middle", wide, square, { x: 0.5, y: 0.5 }, { left: 350, top: 0 }],
  ["the left edge", wide, square, { x: 0, y: 0.5 }, { left: 0, top: 0 }],
  ["the right edge", wide, square, { x: 1, y: 0.5 }, { left: 700, top: 0 }],
  ["a face", wide, square, { x: 0.4, y: 0.2 }, { left: 190, top: 0 }],
  [
    "the foot of a portrait",
    { width: 600, height: 900 },
    { width: 600, height: 338 },
    { x: 0.5, y: 1 },
    { left: 0, top: 562 },
  ],
  ["what needs no cut", wide, wide, { x: 0.1, y: 0.9 }, { left: 0, top: 0 }],
])("IMG-01 what is cut out around %s begins where it should", (_, whole, part, point, place) => {
  expect(cutAround(whole, part, point)).toEqual(place);
});
