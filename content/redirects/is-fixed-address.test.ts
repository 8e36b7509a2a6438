import { expect, it } from "vitest";
import { isFixedAddress } from "./is-fixed-address.ts";

it.each([
  ["/", true],
  ["/video", true],
  ["/video/topics/a/b", true],
  ["/lite/politics", true],
  ["/uploads/a.jpg", true],
  ["/politics", false],
  ["/politics/a-story", false],
  ["/contact", false],
  ["/newsletters", false],
])("%s answers whatever is stored: %s", (path, expected) => {
  expect(isFixedAddress(path)).toBe(expected);
});
