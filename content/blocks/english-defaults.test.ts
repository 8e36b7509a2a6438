import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { usualLetterTitle } from "../../model/brand/usual-letter-title.ts";
import { englishDefaults } from "./english-defaults.ts";

const found = new Map(englishDefaults([usualLetterTitle(brand)]).map(({ kind, fields }) => [kind, fields]));

it.each([
  ["newsletter", ["buttonLabel"]],
  ["pdf", ["linkText"]],
  ["trending", ["title"]],
  ["sponsored-heading", undefined],
  ["paragraph", undefined],
])("of %s these are English unless a record says them: %j", (kind, fields) => {
  expect(found.get(kind)).toEqual(fields);
});

it("fields within others are named with them", () => {
  expect(found.get("contact-form")).toEqual(expect.arrayContaining(["title", expect.stringMatching(/^\w+\.message$/)]));
});
