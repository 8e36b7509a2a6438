import { expect, it } from "vitest";
import { suggestedAddress } from "./coverage-address.ts";

it.each([
  ["Harbor fire: what we know", "/coverage/harbor-fire-what-we-know"],
  ["  ", ""],
])("%j suggests %j", (title, expected) => {
  expect(suggestedAddress(title)).toBe(expected);
});
