import { expect, it } from "vitest";
import { movesNothing } from "./fit-place.ts";

it.each([
  ["below the view, higher", { top: 1200, bottom: 1700 }, 900, true],
  ["below the view, lower", { top: 1200, bottom: 1700 }, 100, true],
  ["reaching out of the view, higher", { top: 500, bottom: 1100 }, 900, true],
  ["reaching out of the view, lower but still so", { top: 500, bottom: 1300 }, 600, true],
  ["reaching out of the view, so low that what follows would come in", { top: 500, bottom: 1300 }, 300, false],
  ["within the view, higher", { top: 100, bottom: 600 }, 700, false],
  ["within the view, lower", { top: 100, bottom: 600 }, 200, false],
  ["above the view", { top: -900, bottom: -100 }, 200, false],
  ["half above the view", { top: -300, bottom: 200 }, 600, false],
])("EMBED-01 a place %s: moves nothing in view %s", (_, box, height, expected) => {
  expect(movesNothing(box, height, 1000)).toBe(expected);
});
