import { expect, it } from "vitest";
import { sizeFault, withFiles } from "./chosen-files.ts";

const megabyte = 1024 * 1024;

it.each([
  ["a.jpg", 50 * megabyte, undefined],
  ["a.jpg", 50 * megabyte + 1, "is larger than 50 MB, which is the most for its kind"],
  ["a.SVG", 2 * megabyte, undefined],
  ["a.SVG", 2 * megabyte + 1, "is larger than 2 MB, which is the most for its kind"],
])("%s of %i bytes: %s", (name, size, expected) => {
  expect(sizeFault({ name, size })).toBe(expected);
});

it("a file that is chosen twice is there once, others stay where they were", () => {
  const [one, other] = [new File(["1"], "one.jpg"), new File(["22"], "other.jpg")];
  const chosen = withFiles(withFiles([], [one, other]), [new File(["1"], "one.jpg"), new File(["333"], "one.jpg")]);
  expect(chosen.map(({ key }) => key)).toEqual(["one.jpg, 1 bytes", "other.jpg, 2 bytes", "one.jpg, 3 bytes"]);
});
