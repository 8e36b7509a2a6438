import { expect, it } from "vitest";
import { fieldWords } from "./field-words.ts";

it.each([
  ["title", "Title"],
  ["full_name", "Full name"],
  ["canonicalUrl", "Canonical URL"],
  ["canonical_url", "Canonical URL"],
  ["personFoxNationUrl", "Person fox nation URL"],
  ["fn__sections", "Fn sections"],
  ["isAMP", "Is amp"],
  ["id", "ID"],
  ["start-utc", "Start UTC"],
])("%s is called %s", (name, expected) => {
  expect(fieldWords(name)).toBe(expected);
});
