import { expect, it } from "vitest";
import { mayFetchInView } from "./links-in-view.ts";

it.each([
  [{}, false],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("with a connection of %j what is in view is fetched: %s", (connection, expected) => {
  expect(mayFetchInView(connection)).toBe(expected);
});
