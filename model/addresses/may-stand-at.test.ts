import { expect, it } from "vitest";
import { answeredAddress, mayStandAt } from "./may-stand-at.ts";

it.each([
  ["article", "/us/a", true],
  ["article", "/us/a/b/c", true],
  ["article", "/a-story", true],
  ["article", "/shows", false],
  ["article", "/video/a", false],
  ["article", "/category/us", false],
  ["article", "/Video/a", false],
  ["article", "/lite/us/a", false],
  ["article", "/us/a.print", false],
  ["article", "/us/a.amp.html", false],
  ["article", "/us/a.html", true],
  ["article", "/healthz", false],
  ["article", "/robots.txt", false],
  ["article", "/favicon.ico", false],
  ["article", "/notes.txt", true],
  ["article", "/us/robots.txt", true],
  ["section", "/politics", true],
  ["section", "/", false],
  ["tag", "/category/us/crime", true],
  ["tag", "/us/crime", false],
  ["live_event", "/coverage/storm", true],
  ["live_event", "/coverage/storm/two", false],
  ["person", "/person/n/nora", true],
  ["person", "/person/nora", false],
  ["show", "/shows/the-floor", true],
  ["election", "/elections/2023/general-results", true],
  ["election", "/elections/2024/general-results", true],
] as const)("ROUTE-20 %s at %s: %s", (kind, path, expected) => {
  expect(mayStandAt(kind, path)).toBe(expected);
});

it.each([
  ["/person/n/nora", "/person/n/nora"],
  ["https://elsewhere.example/nora", "https://elsewhere.example/nora"],
  ["/staff/nora", undefined],
  [undefined, undefined],
])("PERSON-02 the address %s of a person is answered at %s", (address, expected) => {
  expect(answeredAddress("person", address)).toBe(expected);
});
