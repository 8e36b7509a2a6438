import { expect, it } from "vitest";
import { carryQuery } from "./carry-query.ts";

it.each([
  ["/us/a", "", [], "/us/a"],
  ["/us/a", "utm_source=mail&x=%20", [], "/us/a?utm_source=mail&x=%20"],
  ["/us/a?x=1", "x=2&y=3", [], "/us/a?x=1&y=3"],
  ["/us/a#top", "x=2", [], "/us/a?x=2#top"],
  ["/us/a?x=1#top", "y=2", [], "/us/a?x=1&y=2#top"],
  ["/us/a", "p=1752&utm_source=mail", ["p"], "/us/a?utm_source=mail"],
  ["/", "p=1752", ["p"], "/"],
  ["/us/a", "&&", [], "/us/a"],
  ["/us/a", "%70=1", ["p"], "/us/a"],
  ["/us/a", "preview=token", [], "/us/a?preview=token"],
  ["https://other.example/a", "preview=token&x=1", [], "https://other.example/a?x=1"],
])("LOAD-02 a redirect to %s, asked for with %j of which %j led to it, is %s", (to, search, used, expected) => {
  expect(carryQuery(to, search, used)).toBe(expected);
});
