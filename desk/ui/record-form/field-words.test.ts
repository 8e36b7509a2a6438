import { expect, it } from "vitest";
import { fieldWords } from "./field-words.ts";

it.each([
  ["title", "Title"],
  ["full_name", "Full name"],
  ["canonicalUrl", "Canonical URL"],
  ["canonical_url", "Canonical URL"],
  ["personFoxNationUrl", "Person fox nation URL"],
  ["fn__sections", "Sections"],
  ["fnTags", "Tags"],
  ["wp__category", "Category"],
  ["fnctv", "Fnctv"],
  ["isa_value", "ISA value"],
  ["isAMP", "Is AMP"],
  ["id", "ID"],
  ["start-utc", "Start UTC"],
])("%s is called %s", (name, expected) => {
  expect(fieldWords(name)).toBe(expected);
});
