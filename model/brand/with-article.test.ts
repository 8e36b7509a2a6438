import { expect, it } from "vitest";
import { withArticle } from "./with-article.ts";

it.each([
  ["Meridian", "the Meridian"],
  ["The Boston Lantern", "The Boston Lantern"],
  ["Theatre Weekly", "the Theatre Weekly"],
])("%s in a sentence: %s", (name, expected) => {
  expect(withArticle(name)).toBe(expected);
});
