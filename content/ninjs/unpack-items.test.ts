import { expect, it } from "vitest";
import { isEmptyPackage, unpackItem } from "./unpack-items.ts";

const bodies = [{ role: "main", value: "<p>Words.</p>" }];
const whole = { uri: "https://a.example/1", type: "text", bodies };
const named = { uri: "https://a.example/2", type: "text" };
const picture = { uri: "https://a.example/p", type: "picture" };

it.each([
  ["a story", whole, [{ item: whole }]],
  ["what cannot be read", undefined, [{ item: undefined }]],
  [
    "a feed of stories that are whole",
    { type: "composite", associations: [{ name: "One", ...whole }, whole] },
    [{ item: whole }, { item: whole }],
  ],
  [
    "a package of stories and more",
    { type: "composite", Associations: [whole, named, picture] },
    [{ item: whole }, { item: named, isOnlyNamed: true }, { item: picture, isOnlyNamed: true }],
  ],
])("%s is read as what it holds", (_, given, items) => {
  expect(unpackItem(given)).toEqual(items);
});

it.each([
  ["with words of its own", { type: "composite", bodies, associations: [whole] }],
  ["with pictures alone", { type: "composite", associations: [picture] }],
  ["with nothing but names", { type: "composite", associations: [named] }],
])("a package %s stays one item", (_, given) => {
  expect(unpackItem(given)).toEqual([{ item: given }]);
});

it.each([
  [{ type: "composite", associations: [named] }, true],
  [{ type: "composite" }, true],
  [{ type: "composite", bodies: [{ value: " " }] }, true],
  [{ type: "composite", bodies }, false],
  [{ type: "composite", associations: [picture] }, false],
  [{ type: "text" }, false],
])("%j is an empty package: %s", (fields, expected) => {
  expect(isEmptyPackage(fields)).toBe(expected);
});
