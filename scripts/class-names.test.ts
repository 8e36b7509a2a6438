import { expect, it } from "vitest";
import { keyOf, shortNames } from "./class-names.ts";

const parts = Array.from({ length: 100 }, (_, at) => `part${at}`);
const many = new Map(Array.from({ length: 300 }, (_, at) => [`site/ui/Piece${at}.module.css`, parts]));

it("names are short, each for one class alone, and like no word and no ad", () => {
  const names = [...shortNames(many).values()];
  expect(new Set(names).size).toBe(300 * 100);
  expect(names.filter((name) => name.length > 4)).toEqual([]);
  expect(names.filter((name) => !/^[a-zA-Z][A-Z]\w+$/.test(name) || /ad/i.test(name))).toEqual([]);
});

it("most files have three signs for each of their classes, which begin alike", () => {
  const names = shortNames(new Map([["site/ui/Card.module.css", parts.slice(0, 60)]]));
  expect(new Set([...names.values()].map((name) => name.length))).toEqual(new Set([3]));
  expect(new Set([...names.values()].map((name) => name.slice(0, 2))).size).toBe(1);
});

it("a name is the same in every build and for whoever asks in which order", () => {
  expect(shortNames(new Map([...many].toReversed()))).toEqual(new Map(shortNames(many)));
});

it("a further file leaves nearly all others their names", () => {
  const before = shortNames(many);
  const after = shortNames(new Map([...many, ["site/ui/New.module.css", ["one"]]]));
  const changed = [...many.keys()].filter(
    (file) => before.get(keyOf(file, "part0")) !== after.get(keyOf(file, "part0")),
  );
  expect(changed.length).toBeLessThanOrEqual(2);
});
