import { expect, it } from "vitest";
import { faultSentence } from "./fault-sentence.ts";

it.each([
  ["From", "is missing", "From is missing."],
  ["To", "There is nothing at /b", "There is nothing at /b."],
  ["Role", "Person doesn't have a Author or Personality Role.", "Person doesn't have a Author or Personality Role."],
])("at %s it is told: %s", (label, fault, sentence) => {
  expect(faultSentence(label, fault)).toBe(sentence);
});
