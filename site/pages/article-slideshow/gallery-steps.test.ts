import { expect, it } from "vitest";
import { keyTarget, placeAt, placeText, wheelStep } from "./gallery-steps.ts";

it.each([
  [0, 900, 0],
  [440, 900, 0],
  [460, 900, 1],
  [9000, 900, 10],
  [100, 0, 0],
])("SLIDE-01 scrolled by %i of %i px it stands at %i", (scrollLeft, width, expected) => {
  expect(placeAt(scrollLeft, width)).toBe(expected);
});

it.each([
  [0, 12, "12 pictures"],
  [0, 1, "1 picture"],
  [3, 12, "3 of 12"],
  [12, 12, "12 of 12"],
  [13, 12, "The end"],
])("SLIDE-01 at %i of %i the counter says “%s”", (place, pictures, expected) => {
  expect(placeText(place, pictures)).toBe(expected);
});

it.each([
  ["ArrowRight", 3, false, 4],
  ["ArrowLeft", 3, false, 2],
  ["ArrowRight", 13, true, undefined],
  ["ArrowLeft", 0, true, undefined],
  ["Home", 3, true, 0],
  ["End", 3, true, 13],
  ["Home", 3, false, undefined],
  ["End", 3, false, undefined],
  ["a", 3, true, undefined],
])("SLIDE-01 %s at %i, in the gallery %s, leads to %s", (key, place, inGallery, expected) => {
  expect(keyTarget(key, place, 13, inGallery)).toBe(expected);
});

it.each([
  [{ deltaX: 0, deltaY: 100 }, 1000, 1],
  [{ deltaX: 0, deltaY: -3 }, 1000, -1],
  [{ deltaX: 0, deltaY: 100 }, 100, 0],
  [{ deltaX: 80, deltaY: 20 }, 1000, 0],
])("SLIDE-01 a wheel turned by %j, %i ms after the last step, moves by %i", (turn, sinceLast, expected) => {
  expect(wheelStep(turn, sinceLast)).toBe(expected);
});
