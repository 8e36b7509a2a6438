import { expect, it } from "vitest";
import { comparedStem } from "./passages.ts";
import { scoring, type Candidate } from "./score.ts";

const now = Date.UTC(2025, 5, 1);
const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;
const story = (title: string, fields: Partial<Candidate> = {}): Candidate => ({
  title,
  at: daysAgo(1),
  isName: false,
  ...fields,
});

const scoreOf = scoring(["storm", "bill"].map(comparedStem), now);

it.each([
  ["the title", "the text", story("Storm bill clears"), story("Morning notes")],
  ["all words in the title", "some of them", story("Storm bill clears"), story("Storm clears")],
  ["the summary", "the text", story("Notes", { dek: "A storm bill" }), story("Notes", { dek: "Weather" })],
  ["words side by side", "words apart", story("A storm bill clears"), story("A bill for the storm")],
  ["today", "last year", story("Storm bill"), story("Storm bill", { at: daysAgo(300) })],
  ["an old title", "a new text", story("Storm bill", { at: daysAgo(4000) }), story("Notes", { at: daysAgo(0) })],
  ["the name itself", "a headline", story("Storm Bill", { isName: true, at: 0 }), story("Storm bill clears")],
  ["a headline", "a biography", story("Storm bill clears"), story("Nora", { isName: true, at: 0 })],
])("%s counts more than %s", (_more, _less, better, worse) => {
  expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse));
});

it("other forms of a word count as the word", () => {
  expect(scoreOf(story("Storms and bills"))).toBe(scoreOf(story("Bill and storm")));
});
