import { expect, it } from "vitest";
import { isOut, isVideoOut } from "./is-out.ts";

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

it.each([
  ["a video without dates", {}, true],
  ["one that comes out in a moment", { publication_date: "2026-11-15T12:00:00.001Z" }, false],
  ["one that has only its last date", { last_published_date: "2026-11-15T12:00:00.001Z" }, false],
  ["one that is out and will be changed", { publication_date: "2026-11-14", last_published_date: "2026-11-16" }, true],
  ["one stored before its time", { publication_date: "2026-11-16", last_published_date: "2026-11-14" }, false],
  ["one that is over, and says so", { expiration_date: "2026-11-14" }, true],
  ["a draft", { published: false }, false],
] as const)("ART-08 %s", (_, dates, isSeen) => {
  expect(isVideoOut({ published: true, ...dates }, noon)).toBe(isSeen);
});
