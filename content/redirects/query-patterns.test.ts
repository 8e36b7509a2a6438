import { expect, it } from "vitest";
import { orderedQuery, patternOf, queryMatcher } from "./query-patterns.ts";

it.each([
  ["p=1752", "p=1752"],
  ["b=2&a=1", "a=1&b=2"],
  ["a=1&a=2", "a=1"],
  ["1752", "1752="],
  ["q=a%20b", "q=a+b"],
  ["", undefined],
])("the query %j is looked up as %j", (search, expected) => {
  expect(orderedQuery(search)).toBe(expected);
});

it.each([
  ["/", "p=1752", ["p=1752"]],
  ["/", "p=anything", ["p=anything"]],
  ["/", "utm_source=mail&p=1752", ["p=1752"]],
  ["/", "utm_source=mail", []],
  ["/", "", []],
  ["/politics", "p=1752", []],
  ["/index.php", "option=news&id=5", ["id=5&option=news"]],
  ["/index.php", "id=5", []],
  ["/both", "b=2&a=1", ["a=1&b=2", "a=1"]],
  ["/café", "p=1", ["p=1"]],
])("%s?%s is looked up by %j", (path, search, expected) => {
  const redirects = [
    ["/", "p=1752"],
    ["/index.php", "id=5&option=news"],
    ["/both", "a=1"],
    ["/both", "a=1&b=2"],
    ["/café", "p=1"],
  ] as const;
  const match = queryMatcher(redirects.map(([at, query]) => patternOf(at, query)));
  expect(match(path, search).map(({ query }) => query)).toEqual(expected);
});
