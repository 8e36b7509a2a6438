import { expect, it } from "vitest";
import { timesToldApart, timeWords } from "./time-words.ts";

const minute = Date.UTC(2026, 10, 18, 2, 22);

it.each([
  ["moments of different minutes are told as ever", [minute, minute + 60_000], [/:22\s/, /:23\s/]],
  ["those of one minute with their seconds", [minute + 3000, minute + 41_000], [/:22:03\s/, /:22:41\s/]],
  ["only those of one minute", [minute, minute + 60_000, minute + 61_000], [/:22\s/, /:23:00\s/, /:23:01\s/]],
])("%s", (_, moments, expected) => {
  const told = timesToldApart(moments);
  moments.forEach((at, place) => expect(told(at)).toMatch(expected[place] ?? /never/));
});

it("one alone is told as ever", () => {
  expect(timesToldApart([minute])(minute)).toBe(timeWords(minute));
});
