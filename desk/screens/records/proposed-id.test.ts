import { expect, it } from "vitest";
import { proposedId } from "./proposed-id.ts";

it.each([
  ["playlist", "playlist-20260302-0907"],
  ["static_page", "static-page-20260302-0907"],
])("%s", (type, expected) => {
  expect(proposedId(type, new Date(2026, 2, 2, 9, 7))).toBe(expected);
});
