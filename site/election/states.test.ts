import { expect, it } from "vitest";
import { stateOf, states } from "./states.ts";

it("the map has every state once, and no two in one place", () => {
  expect(new Set(states.map(({ code }) => code)).size).toBe(51);
  expect(new Set(states.map(({ row, column }) => `${row} ${column}`)).size).toBe(51);
});

it.each([
  ["OH", "ohio"],
  ["new mexico", "new-mexico"],
  [" Ohio ", "ohio"],
  ["Guam", undefined],
  [undefined, undefined],
])("%s is %s", (text, slug) => {
  expect(stateOf(text)?.slug).toBe(slug);
});
