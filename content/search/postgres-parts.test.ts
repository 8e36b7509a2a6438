import { expect, it } from "vitest";
import { newestParts } from "./postgres-parts.ts";

it.each([
  [0, []],
  [1, [[0]]],
  [2, [[1], [0]]],
  [3, [[2], [1], [0]]],
  [5, [[4], [3], [2, 1], [0]]],
  [8, [[7], [6], [5, 4], [3, 2, 1, 0]]],
])("of %i parts the newest are asked first: %j", (count, groups) => {
  expect(newestParts(count)).toEqual(groups);
});
