import { expect, it } from "vitest";
import { staticPageClass, staticPageImage } from "./static-page.ts";

it.each([
  ["/privacy-policy", "privacy-policy"],
  ["/games/Daily_Crossword", "daily-crossword"],
  ["/", "home"],
])("STATIC-01 the class of %s is %s", (path, expected) => {
  expect(staticPageClass(path)).toBe(expected);
});

it("STATIC-01 the crossword page has a special image", () => {
  expect(staticPageImage("/games/crossword")).toBeDefined();
  expect(staticPageImage("/games")).toBeUndefined();
});
