import { expect, it } from "vitest";
import { mayFetchAhead, mayFetchInView } from "./fetch-ahead.ts";

it.each([
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("with a connection of %j something is fetched ahead: %s", (connection, expected) => {
  expect(mayFetchAhead(connection)).toBe(expected);
});

it.each([
  [{}, false],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("with a connection of %j what is in view is fetched: %s", (connection, expected) => {
  expect(mayFetchInView(connection)).toBe(expected);
});
