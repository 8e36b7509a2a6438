import { expect, it } from "vitest";
import { unreached } from "./call.ts";

it.each([
  ["GET", false],
  ["PUT", true],
  ["POST", true],
  ["DELETE", true],
])("of a %s whose answer did not come, nobody says that nothing was changed: %s", (method, isUnknown) => {
  const { message } = unreached(method);
  expect(message).toContain("cannot be reached");
  expect(message).not.toContain("Nothing was changed");
  expect(message.includes("not known whether this was done")).toBe(isUnknown);
});
