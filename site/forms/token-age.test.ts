import { expect, it } from "vitest";
import { isTokenOld, tokenBirth } from "./token-age.ts";

const minute = 60_000;
const noon = Date.parse("2026-11-15T12:00:00Z");

it.each([
  ["just made", 0, false],
  ["59 minutes old", 59 * minute, false],
  ["an hour old", 60 * minute, true],
  ["older than it is good for", 130 * minute, true],
])("FORM-02 a token %s is changed: %s after its page was made", (_, age, isOld) => {
  expect(isTokenOld(tokenBirth(noon, noon + 1), noon + age)).toBe(isOld);
});

it("FORM-02 a clock behind the server's does not keep a token for longer", () => {
  const born = tokenBirth(noon + 180 * minute, noon);
  expect(isTokenOld(born, noon + 61 * minute)).toBe(true);
});
