import { expect, it } from "vitest";
import { plainSlug } from "./plain-slug.ts";

it.each([
  ["Économie", "economie"],
  ["Łódź i Kraków", "lodz-i-krakow"],
  ["Straßenbau", "strassenbau"],
  ["Αθήνα", "αθηνα"],
  ["समाचार", "समाचार"],
  ["スポーツ", "スポーツ"],
  ["U.S. & World", "u-s-world"],
])("%s is filed at %s", (name, expected) => {
  expect(plainSlug(name)).toBe(expected);
});
