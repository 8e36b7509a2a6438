// The form of live coverage calls fields of the record by an editor's words: the fields must be there.

import { expect, it } from "vitest";
import { recordFields } from "../../server/desk/form-shapes.ts";
import type { RecordField } from "../../model/desk/record-shapes.ts";
import { coverageWords, inOrder } from "../../desk/screens/live/coverage-form.ts";

const placesIn = (fields: readonly RecordField[], above = ""): string[] =>
  fields.flatMap(({ name, shape }) => [
    above + name,
    ...(shape.is === "object" ? placesIn(shape.fields, `${above}${name}.`) : []),
  ]);
const fields = recordFields("live_event");

it("whether readers see it, and its end, stand first", () => {
  expect(
    inOrder(fields)
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(["published", "end", "title"]);
  expect(inOrder(fields)).toHaveLength(fields.length);
});

it("every field that is called otherwise is one of the record", () => {
  expect(placesIn(fields)).toEqual(expect.arrayContaining(Object.keys(coverageWords)));
});
