import { expect, it } from "vitest";
import { kinds } from "../../content/records/kinds.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { recordFields } from "./record-fields.ts";

it.each(keysOf(kinds))("a %s has a form", (type) => {
  const names = recordFields(type).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ["person", "full_name", "text"],
  ["person", "featured", "yes-no"],
  ["person", "social", "json"],
  ["show", "sort_order", "number"],
  ["show", "created_date", "text"],
  ["playlist", "videos", "json"],
  ["section", "isa_value", "text"],
] as const)("%s: %s is filled in as %s", (type, name, as) => {
  expect(recordFields(type).find((field) => field.name === name)).toMatchObject({ as });
});

it("says what is needed", () => {
  expect(recordFields("playlist").filter(({ isNeeded }) => isNeeded)).not.toEqual([]);
});
