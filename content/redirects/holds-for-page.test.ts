import { expect, it } from "vitest";
import { holdsForPage } from "./holds-for-page.ts";
import { fromPlace, isPatternPlace } from "./redirect-address.ts";

it.each([
  ["/us", true],
  ["/:slug", false],
  ["/?p=1752", false],
  ["/?p=:id", false],
  ["/?archive=:x", true],
  ["/us?page=2", true],
  ["/?utm_source=:x", true],
  ["/?fbclid=:x&utm_medium=letter", true],
  ["/?p=:id&utm_source=letter", false],
])("a redirect at %s would hide the page there: %s", (id, expected) => {
  const place = fromPlace(id);
  expect(holdsForPage(place, isPatternPlace(place))).toBe(expected);
});
