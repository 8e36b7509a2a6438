import { describe, expect, it } from "vitest";
import { readPath, respell, spellPath } from "./path-spelling.ts";

describe("the one spelling of a path", () => {
  it.each([
    ["/", "/", "/"],
    ["/politics", "/politics", "/politics"],
    ["/%70olitics", "/politics", "/politics"],
    ["/politics%2Fa", "/politics/a", "/politics/a"],
    ["//politics///a", "/politics/a", "/politics/a"],
    ["/politics//", "/politics/", "/politics/"],
    ["///", "/", "/"],
    ["/caf%C3%A9", "/café", "/caf%C3%A9"],
    ["/caf%c3%a9", "/café", "/caf%C3%A9"],
    ["/caf\u00c3\u00a9", "/café", "/caf%C3%A9"],
    ["/%F0%9F%97%B3", "/🗳", "/%F0%9F%97%B3"],
    ["/us/a%3Fb", "/us/a?b", "/us/a%3Fb"],
    ["/us/a%23b", "/us/a#b", "/us/a%23b"],
    ["/us/100%-of", "/us/100%-of", "/us/100%25-of"],
    ["/us/100%25-of", "/us/100%-of", "/us/100%25-of"],
    ["/us/%252f", "/us/%2f", "/us/%252f"],
    ["/us/a b", "/us/a b", "/us/a%20b"],
    ["/us/a+b", "/us/a+b", "/us/a+b"],
    ["/us/(a)'b'!*~", "/us/(a)'b'!*~", "/us/(a)'b'!*~"],
    ["/us/:@$&+,;=", "/us/:@$&+,;=", "/us/:@$&+,;="],
    ["/us/%3A%40%24%26%2B%2C%3B%3D", "/us/:@$&+,;=", "/us/:@$&+,;="],
    ['/us/"<>[]{}|^`', '/us/"<>[]{}|^`', "/us/%22%3C%3E%5B%5D%7B%7D%7C%5E%60"],
    ["/a.b/..c", "/a.b/..c", "/a.b/..c"],
  ])("%s is the path %s, spelled %s", (written, path, spelling) => {
    expect(readPath(written)).toBe(path);
    expect(spellPath(path)).toBe(spelling);
    expect(readPath(spelling)).toBe(path);
  });

  it.each([
    "/a\\b",
    "/a%5Cb",
    "/%00",
    "/a%0d%0ab",
    "/%7f",
    "/%ff%fe",
    "/..",
    "/a/%2e%2e/b",
    "/.",
    "/a/%2E",
    "/a%2f..%2fb",
  ])("%s is no address", (written) => {
    expect(readPath(written)).toBeUndefined();
  });

  it("half a character has a spelling all the same", () => {
    expect(spellPath("/\ud800")).toBe("/%EF%BF%BD");
  });
});

it.each([
  ["/政治", "/%E6%94%BF%E6%B2%BB"],
  ["/%e6%94%bf%e6%b2%bb", "/%E6%94%BF%E6%B2%BB"],
  ["/%70olitics", "/politics"],
  ["/politics", "/politics"],
  ["/%00", "/%00"],
  ["https://elsewhere.example//a", "https://elsewhere.example//a"],
])("a link written %s has the spelling %s", (written, spelling) => {
  expect(respell(written)).toBe(spelling);
});
