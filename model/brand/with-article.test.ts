import { expect, it } from "vitest";
import { withArticle } from "./with-article.ts";

it.each([
  ["Meridian", "the Meridian"],
  ["The Boston Lantern", "The Boston Lantern"],
  ["Theatre Weekly", "the Theatre Weekly"],
  ["Le Courrier de l'Outaouais", "Le Courrier de l'Outaouais"],
  ["L’Écho", "L’Écho"],
  ["Das Blatt", "Das Blatt"],
  ["Los Angeles Post", "the Los Angeles Post"],
])("%s in a sentence: %s", (name, expected) => {
  expect(withArticle(name)).toBe(expected);
});
