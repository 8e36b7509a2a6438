import { expect, it } from "vitest";
import { isFixedAddress, isSitePage } from "./is-fixed-address.ts";

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

it.each([
  ["/", true],
  ["/corrections", true],
  ["/Corrections", true],
  ["/settings", true],
  ["/search-results/search", true],
  ["/lite", true],
  ["/lite/old", false],
  ["/politics", false],
  ["/politics/old.html", false],
  ["/contact", false],
  ["/amp/a-story", false],
])("%s is that of a page of the site itself: %s", (path, expected) => {
  expect(isSitePage(path)).toBe(expected);
});
