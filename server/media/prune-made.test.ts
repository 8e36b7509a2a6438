import { expect, it } from "vitest";
import { picturesToDrop } from "./prune-made.ts";

const made = (...sizes: number[]) => sizes.map((size, index) => ({ key: `${index}`, size, at: index }));

it.each([
  ["nothing", made(), 100, []],
  ["as much as there may be", made(50, 50), 100, []],
  ["a little more", made(50, 50, 1), 100, ["0"]],
  ["so much that there is room again", made(10, 10, 10, 80), 100, ["0", "1"]],
  ["far more", made(100, 100, 100), 100, ["0", "1", "2"]],
])("of %s the oldest go", (_, pictures, most, keys) => {
  expect(picturesToDrop(pictures.toReversed(), most)).toEqual(keys);
});
