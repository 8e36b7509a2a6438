import { expect, it } from "vitest";
import { movedTarget } from "./moved-target.ts";

const own = new Map([["/search-results/search", "/find"]]);

it.each([
  ["/search-results/search", "/find"],
  ["/search-results/search?q=tide", "/find?q=tide"],
  ["/search-results/search?q=:s#top", "/find?q=:s#top"],
  ["/search-results/search#top", "/find#top"],
  ["/search-results/search/more", "/search-results/search/more"],
  ["/politics?back=/search-results/search", "/politics?back=/search-results/search"],
  ["https://other.example/search-results/search", "https://other.example/search-results/search"],
])("a redirect to %s leads to %s", (to, expected) => {
  expect(movedTarget(to, (path) => own.get(path))).toBe(expected);
});
