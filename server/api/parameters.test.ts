import { describe, expect, it } from "vitest";
import { choiceParameter, textParameter, wholeParameter } from "./parameters.ts";

const query = (text: string) => new URLSearchParams(text);

describe("API-01 a whole number", () => {
  it.each([
    ["", 3],
    ["size=", 3],
    ["size=7", 7],
    ["size=0", 0],
    ["size=500", 30],
  ])("%j is read as %i", (text, expected) => {
    expect(wholeParameter(query(text), "size", { usual: 3, most: 30 })).toBe(expected);
  });

  it.each(["size=ten", "size=-1", "size=1.5", "size=1e3", "size=9999999999"])("%s is refused by name", (text) => {
    expect(() => wholeParameter(query(text), "size", { usual: 3 })).toThrow(/^size must be a whole number/);
  });
});

it("API-01 a text that is missing or endless is refused by name", () => {
  expect(textParameter(query("path=/us"), "path", 10)).toBe("/us");
  expect(() => textParameter(query("path=%20"), "path", 10)).toThrow("path is missing");
  expect(() => textParameter(query("path=/us/crime/x"), "path", 10)).toThrow("path must not be longer than 10");
});

it("API-01 a choice that does not exist is refused with those that do", () => {
  const sorts = ["relevance", "date"] as const;
  expect(choiceParameter(query("sort=date"), "sort", sorts)).toBe("date");
  expect(choiceParameter(query(""), "sort", sorts)).toBeUndefined();
  expect(() => choiceParameter(query("sort=size"), "sort", sorts)).toThrow("sort must be one of relevance, date");
});
