import { expect, it } from "vitest";
import { findPerson } from "./find-person.ts";

const people = [
  { id: "1", personSlug: "rosa-delgado" },
  { id: "2", personSlug: "Ann-O-Hara" },
  { id: "3", personSlug: "ROSA-DELGADO" },
];

it.each([
  ["the slug", "rosa-delgado", "1"],
  ["the slug in another case", "ann-o-hara", "2"],
  ["the exact slug before one in another case", "ROSA-DELGADO", "3"],
  ["the first where no case fits", "Rosa-Delgado", "1"],
  ["a part of a slug", "rosa", undefined],
  ["the id", "1", undefined],
  ["nothing", "", undefined],
])("PERSON-02 a person by %s: %s", (_, slug, id) => {
  expect(findPerson(people, slug)?.id).toBe(id);
});
