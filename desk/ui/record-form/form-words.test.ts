import { expect, it } from "vitest";
import type { RecordField } from "../../../model/desk/record-shapes.ts";
import { withoutSpellings } from "./form-words.ts";

const fields = ["name", "canonicalUrl", "canonical_url", "fnTags", "tags"].map((name): RecordField => ({
  name,
  shape: { is: "text" },
  isNeeded: false,
}));

it.each([
  ["none of both", [], ["name", "canonicalUrl", "fnTags", "tags"]],
  ["the first", ["canonicalUrl"], ["name", "canonicalUrl", "fnTags", "tags"]],
  ["the second", ["canonical_url"], ["name", "canonical_url", "fnTags", "tags"]],
  ["both", ["canonicalUrl", "canonical_url"], fields.map(({ name }) => name)],
])("of two spellings of a field a record that has %s is asked for", (_, said, asked) => {
  expect(withoutSpellings(fields, ({ name }) => said.includes(name)).map(({ name }) => name)).toEqual(asked);
});
