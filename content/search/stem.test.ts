import { expect, it } from "vitest";
import { stemOf } from "./stem.ts";

it.each([
  ["caresses", "caress"],
  ["ponies", "poni"],
  ["cats", "cat"],
  ["agreed", "agre"],
  ["plastered", "plaster"],
  ["motoring", "motor"],
  ["sing", "sing"],
  ["conflated", "conflat"],
  ["hopping", "hop"],
  ["falling", "fall"],
  ["filing", "file"],
  ["happy", "happi"],
  ["relational", "relat"],
  ["conditional", "condit"],
  ["digitizer", "digit"],
  ["hopefulness", "hope"],
  ["electricity", "electr"],
  ["adjustment", "adjust"],
  ["adoption", "adopt"],
  ["effective", "effect"],
  ["probate", "probat"],
  ["rate", "rate"],
  ["controller", "control"],
  ["roll", "roll"],
  ["by", "by"],
  ["café", "café"],
  ["xa20399", "xa20399"],
])("%s is cut to %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it.each([
  ["senator", "senators"],
  ["election", "elections"],
  ["clear", "clears", "cleared", "clearing"],
  ["recovery", "recoveries"],
])("%s and its other forms are one word", (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});
