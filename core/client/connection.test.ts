import { expect, it } from "vitest";
import { mayFetchAhead } from "./connection.ts";

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
