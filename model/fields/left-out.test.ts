import { expect, it } from "vitest";
import { z } from "zod";
import { parseNoting } from "./left-out.server.ts";
import { filledListOf, listOf, listOfDistinct, text } from "./schema-kit.server.ts";

const slide = z.object({ url: text, words: listOf(text).default([]) });
const gallery = z.object({ items: listOf(slide).default([]), names: listOf(text).default([]) });

const told = (schema: z.ZodType, input: unknown) => {
  const { result, leftOut } = parseNoting(schema, input);
  return { result, places: leftOut.map(({ place }) => place) };
};

it.each<[string, unknown, string[], object]>([
  ["nothing wrong", { items: [{ url: "a" }] }, [], { items: [{ url: "a", words: [] }] }],
  ["a bad entry", { items: [{ url: "a" }, { url: 7 }] }, ["items.1"], { items: [{ url: "a" }] }],
  ["empty ones", { items: [null, {}, { url: 7 }] }, ["items.0", "items.1", "items.2"], { items: [] }],
  ["a blank text, which is nothing", { names: ["", "a", 7] }, ["names.2"], { names: ["a"] }],
  ["nothing in place of a list", { items: {} }, [], { items: [] }],
  ["one in place of a list", { items: { url: 7 } }, ["items"], { items: [] }],
  [
    "a bad entry in an entry",
    { items: [{ url: "a", words: ["b", 7] }] },
    ["items.0.words.1"],
    { items: [{ url: "a" }] },
  ],
  ["a bad entry in a bad entry", { items: [{ url: 7, words: [7] }] }, ["items.0"], { items: [] }],
  ["two lists", { items: [7], names: ["a", 7] }, ["items.0", "names.1"], { names: ["a"] }],
])("BLOCK-12 %s", (_case, input, places, expected) => {
  const read = told(gallery, input);
  expect(read.places).toEqual(places);
  expect(read.result.data).toMatchObject(expected);
});

it("BLOCK-12 what fails as a whole is told with its entries", () => {
  const whole = z.object({ title: text, items: listOf(slide) });
  const { result, places } = told(whole, { items: [7] });
  expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual(["title"]);
  expect(places).toEqual(["items.0"]);
});

it("BLOCK-12 a list that is nothing without an entry fails when none can be read, with every reason", () => {
  const filled = z.object({ items: filledListOf(slide) });
  expect(told(filled, { items: [{ url: "a" }, 7] }).places).toEqual(["items.1"]);
  const { result } = told(filled, { items: [{ url: 7 }, { words: ["a"] }] });
  expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual(["items.0.url", "items.1.url"]);
  expect(told(filled, { items: [] }).result.success).toBe(true);
  expect(told(filled, {}).result.error?.issues[0]?.message).toBe("is missing");
});

it("BLOCK-12 the second of a name is left out, in every list anew", () => {
  const names = z.object({ items: listOfDistinct(slide, ({ url }) => url) });
  const input = { items: [{ url: "a" }, { url: "b" }, { url: "a" }] };
  expect(told(names, input).places).toEqual(["items.2"]);
  expect(told(names, input).places).toEqual(["items.2"]);
});
