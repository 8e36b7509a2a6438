import { expect, it } from "vitest";
import { ownFields, withOwnFields } from "./coverage-source.ts";

const standing = { type: "live_event", id: 4, title: "Fire", updates: [{ id: 1 }], end: "x", corrections: [], own: 1 };

it("its own fields are all but its posts and corrections", () => {
  expect(ownFields(standing)).toEqual({ type: "live_event", id: 4, title: "Fire", end: "x", own: 1 });
});

it.each<[string, object, object]>([
  ["nothing is changed", ownFields(standing), standing],
  ["one is changed", { ...ownFields(standing), title: "Big fire" }, { ...standing, title: "Big fire" }],
  ["one is new", { ...ownFields(standing), start: "y" }, { ...standing, start: "y" }],
  ["posts that are sent are not read", { ...ownFields(standing), updates: [] }, standing],
])("%s: the rest is as it stood, to the byte", (_, sent, expected) => {
  expect(JSON.stringify(withOwnFields(standing, { ...sent }))).toBe(JSON.stringify(expected));
});

it("one is taken away", () => {
  const { end: _, ...rest } = standing;
  expect(withOwnFields(standing, ownFields(rest))).toEqual(rest);
});
