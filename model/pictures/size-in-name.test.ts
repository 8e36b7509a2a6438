import { expect, it } from "vitest";
import { madeFrom } from "./size-in-name.ts";

it.each([
  ["/2024/harbour-300x200.jpg", ["/2024/harbour.jpg", "/2024/harbour-scaled.jpg"]],
  ["/2024/harbour-4x4-20x20.JPEG", ["/2024/harbour-4x4.JPEG", "/2024/harbour-4x4-scaled.JPEG"]],
  ["/2024/harbour.jpg", []],
  ["/2024-300x200/harbour.jpg", []],
])("%s is made from %j", (path, expected) => {
  expect(madeFrom(path)).toEqual(expected);
});
