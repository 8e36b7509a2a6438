import { expect, it } from "vitest";
import { neededWords, searchWords } from "./search-words.ts";

it.each([
  ["politics/senate-clears-the-storm-bill.html", ["politics", "senate", "clears", "storm", "bill"]],
  ["Café CAFÉ ﬁre", ["café", "fire"]],
  ["«Été» à Nîmes… naïve—ÜBER ×3 œuvre", ["été", "à", "nîmes", "naïve", "über", "3", "œuvre"]],
  ["«Été» à Nîmes… naïve—ÜBER ×3", ["été", "à", "nîmes", "naïve", "über", "3"]],
  ["10² ½ ª", ["102", "1", "2"]],
  ["a of the", []],
  ['"x" OR (y* NEAR z) : -', ["x", "y", "near", "z"]],
  [
    "one two three four five six seven eight nine ten",
    ["two", "three", "four", "five", "six", "seven", "eight", "nine"],
  ],
])("reads %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it.each([
  ["few words", ["flood", "in", "ohio"], ["flood", "in", "ohio"]],
  [
    "many",
    ["storm", "bill", "clears", "senate", "at", "last", "governors"],
    ["governors", "clears", "senate", "storm"],
  ],
])("of %s a text must have %j: %j", (_, words, needed) => {
  expect(neededWords(words)).toEqual(needed);
});
