import { expect, it } from "vitest";
import { componentEnvelopes, type FieldShape } from "../../../model/desk/record-shapes.ts";
import { envelopeOf, fittingShape, kindNamed, otherFields } from "./fitting-shape.ts";
import { blank, typedJson } from "./typed-value.ts";

const text: FieldShape = { is: "text" };
const topic: FieldShape = { is: "object", fields: [{ name: "path", shape: text, isNeeded: false }] };
const list: FieldShape = { is: "list", of: topic };
const json: FieldShape = { is: "json" };

it.each<[string, FieldShape, unknown]>([
  ["nothing", topic, undefined],
  ["a row that was added", topic, blank],
  ["a text", text, "us"],
  ["an id that came as a figure", text, 4711],
  ["fields", topic, { path: "us" }],
  ["one thing in place of a list", list, { path: "us" }],
  ["a picture within an object", { is: "picture" }, { content: { url: "/a.jpg" } }],
  ["a flag as a text", { is: "yes-no", usual: false }, "true"],
  ["a component", { is: "component" }, { component: "ArticleImage" }],
  ["JSON that is being typed", json, typedJson("{")],
])("%s is filled in as the schema says", (_, shape, value) => {
  expect(fittingShape(shape, value)).toBe(shape);
});

it.each<[string, FieldShape, unknown, FieldShape]>([
  ["a path in place of a topic", topic, "us/crime", text],
  ["a list of choices", { is: "choice", choices: ["Author"] }, ["Author"], { is: "list", of: text }],
  ["a flag in place of an id", text, false, { is: "yes-no", usual: false }],
  [
    "what may be anything",
    json,
    { id: "55" },
    { is: "object", fields: [{ name: "id", shape: text, isNeeded: false }] },
  ],
  ["a list of it", json, [{}, 5], { is: "list", of: { is: "number" } }],
  ["an empty list of it", json, [], json],
])("%s is filled in as it came", (_, shape, value, expected) => {
  expect(fittingShape(shape, value)).toEqual(expected);
});

it("fields that the schema does not know are there too", () => {
  const known = [{ name: "title", shape: text, isNeeded: true }];
  expect(otherFields({ type: "show", title: "Noon", own: 3 }, known, ["type"])).toEqual([
    { name: "own", shape: { is: "number" }, isNeeded: false },
  ]);
});

it.each([
  [
    { is: "heading", props: {} },
    { kind: "is", fields: "props" },
  ],
  [{ is: "heading" }, { kind: "is", fields: "props" }],
  [
    { content_type: "text", content: "Words" },
    { kind: "content_type", fields: "content" },
  ],
  ["Words", undefined],
])("%j says its kind", (value, expected) => {
  expect(envelopeOf(componentEnvelopes, value)).toEqual(expected);
});

it("a kind has several names, each in several spellings", () => {
  const kinds = [{ name: "article-image", also: ["image"], shape: topic }];
  expect(["ArticleImage", "article_image", "Image"].map((name) => kindNamed(kinds, name)?.name)).toEqual(
    Array.from({ length: 3 }, () => "article-image"),
  );
  expect(kindNamed(kinds, "video")).toBeUndefined();
});
