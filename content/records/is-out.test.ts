import { expect, it } from "vitest";
import { isOut } from "./is-out.ts";

const noon = Date.UTC(2026, 10, 15, 12);

it.each([
  ["a story without dates", {}, true],
  ["a draft", { published: false }, false],
  ["one that came out a moment ago", { publication_date: "2026-11-15T12:00:00.000Z" }, true],
  ["one that comes out in a moment", { publication_date: "2026-11-15T12:00:00.001Z" }, false],
  ["one that is over in a moment", { expiration_date: "2026-11-15T12:00:00.001Z" }, true],
  ["one that is over now", { expiration_date: "2026-11-15T12:00:00.000Z" }, false],
  ["one whose end is all zeros", { expiration_date: "0000-00-00 00:00:00" }, true],
  ["one that ends before it begins", { publication_date: "2026-11-14", expiration_date: "2026-11-13" }, false],
] as const)("ART-08 %s", (_, dates, isSeen) => {
  expect(isOut({ published: true, ...dates }, noon)).toBe(isSeen);
});
