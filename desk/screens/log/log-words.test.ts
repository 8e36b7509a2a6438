import { expect, it } from "vitest";
import { timeWords } from "../../ui/time-words.ts";
import { detailWords, namesIn, subjectWords } from "./log-words.ts";

const line = { number: 1, at: 0, act: "signed-in", subject: "", details: {} };
const names = namesIn([{ ...line, person: "67d7", name: "Ada Quay" }]);

it.each([
  ["person/67d7", "Ada Quay"],
  ["person/unknown", "person/unknown"],
  ["article/67d7", "article/67d7"],
])("%s is %s", (subject, expected) => {
  expect(subjectWords(subject, names)).toBe(expected);
});

it.each([
  [{ expiresAt: 1_795_733_611_708 }, `expires: ${timeWords(1_795_733_611_708)}`],
  [{ at: 5, format: 5 }, `at: ${timeWords(5)}, format: 5`],
  [{ isActive: true, role: "editor" }, "is active: true, role: editor"],
  ["words", ""],
])("%j is told as %s", (details, expected) => {
  expect(detailWords(details)).toBe(expected);
});
