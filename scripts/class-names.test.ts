import { expect, it } from "vitest";
import { shortNames } from "./class-names.ts";

const many = Array.from({ length: 5000 }, (_, at) => `site/ui/Piece${at % 200}.module.css part${at}`);

it("names are short, each for one class alone, and like no word and no ad", () => {
  const names = [...shortNames(many).values()];
  expect(new Set(names).size).toBe(many.length);
  expect(names.filter((name) => name.length > 4)).toEqual([]);
  expect(names.filter((name) => !/^[a-zA-Z][\w-]*[A-Z]/.test(name) || /ad/i.test(name))).toEqual([]);
});

it("a name is the same in every build and for whoever asks in which order", () => {
  expect(shortNames(many.toReversed())).toEqual(shortNames(many));
});

it("a further class leaves nearly all others their names", () => {
  const before = shortNames(many);
  const after = shortNames([...many, "site/ui/New.module.css one"]);
  const changed = many.filter((one) => before.get(one) !== after.get(one));
  expect(changed.length).toBeLessThanOrEqual(2);
});
