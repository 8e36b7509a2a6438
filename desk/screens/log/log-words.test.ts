import { expect, it } from "vitest";
import { timeWords } from "../../ui/time-words.ts";
import { actWords, detailWords, subjectWords } from "./log-words.ts";

const line = { number: 1, at: 0, act: "signed-in", person: "", name: "", title: "", details: {} };
const names = new Map([["67d7", "Ada Quay"]]);

it.each([
  ["person/67d7", {}, "Ada Quay"],
  ["person/unknown", { name: "Eve" }, "Eve"],
  ["person/unknown", {}, "somebody"],
  ["article/67d7", {}, "article/67d7"],
  ["token/9f", { name: "CMS" }, "“CMS”"],
  ["alert/1", { text: "Storm" }, "“Storm”"],
  ["redirect//old/way", {}, "/old/way"],
  ["redirect//a%20b", {}, "/a b"],
  ["hot_topics/hot-topics", {}, ""],
])("%s with %j is %s", (subject, details, expected) => {
  expect(subjectWords({ ...line, subject, details }, names)).toBe(expected);
});

it("a story is called by its headline", () => {
  expect(subjectWords({ ...line, subject: "article/1", title: "Ferries wait" }, names)).toBe("Ferries wait");
});

it.each([
  ["moved-story", "Moved the story"],
  ["did-something-new", "Did something new"],
])("%s is told as %s", (act, expected) => {
  expect(actWords(act)).toBe(expected);
});

it.each([
  ["layout/a", { expiresAt: 1_795_733_611_708 }, `expires: ${timeWords(1_795_733_611_708)}`],
  ["layout/a", { at: 5, format: 5 }, `at: ${timeWords(5)}, format: 5`],
  ["person/a", { name: "Ada", isActive: true, role: "editor" }, "is active: yes, role: editor"],
  ["article/a", { fields: ["title", "dek"], parts: [], until: null }, "headline, dek"],
  ["article/a", { fields: ["title"], parts: ["0", "2"] }, "headline, parts 1, 3 of the body"],
  ["article/a", { number: 15 }, ""],
  [
    "article/a",
    { kind: "update", html: "<p>She stole <b>40</b>.</p><p>Not 50.</p>" },
    "kind: update, “She stole 40. Not 50.”",
  ],
  ["layout/a", { version: "X5N-EXya9" }, ""],
  ["layout/a", { steps: 13 }, "13 steps"],
  ["article/a", { from: "/us/new%20home", to: "/us/k%C3%A4se" }, "from: /us/new home, to: /us/käse"],
  ["redirect//a", { to: "/b" }, "to: /b"],
  ["article/a", "words", ""],
])("of %s %j is told as %s", (subject, details, expected) => {
  expect(detailWords({ subject, details })).toBe(expected);
});
