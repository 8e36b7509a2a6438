import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

it.each([
  ["politics/senate-clears-the-storm-bill.html", ["politics", "senate", "clears", "storm", "bill"]],
  ["Café CAFÉ ﬁre", ["café", "fire"]],
  ["a of the", []],
  ['"x" OR (y* NEAR z) : -', ["x", "y", "near", "z"]],
  [
    "one two three four five six seven eight nine ten",
    ["two", "three", "four", "five", "six", "seven", "eight", "nine"],
  ],
])("reads %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
