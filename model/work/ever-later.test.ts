import { expect, it } from "vitest";
import { everLater } from "./ever-later.ts";

it.each([
  [1, 500],
  [2, 1_000],
  [5, 8_000],
  [6, 10_000],
  [100_000, 10_000],
])("after %i failures in a row there is a pause of %i ms", (failures, pause) => {
  expect(everLater(failures, { first: 500, longest: 10_000 })).toBe(pause);
});
