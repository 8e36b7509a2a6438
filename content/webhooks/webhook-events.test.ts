import { expect, it } from "vitest";
import { eventsOf } from "./webhook-events.ts";

const now = 1000;
const draft = { lists: [], at: 500 };
const out = { lists: ["all"], at: 500 };
const later = { lists: ["all"], at: 5000 };

it.each([
  ["a new story", undefined, out, [{ event: "content.published", at: now }]],
  ["a new draft", undefined, draft, []],
  ["a draft that is changed", draft, draft, []],
  ["a draft that comes out", draft, out, [{ event: "content.published", at: now }]],
  ["a story that is changed", out, out, [{ event: "content.changed", at: now }]],
  ["a story that is withdrawn", out, draft, [{ event: "content.withdrawn", at: now }]],
  ["a new embargo", undefined, later, [{ event: "content.published", at: 5000 }]],
  ["an embargo that is dropped", later, draft, []],
  ["an embargo that is lifted", later, out, [{ event: "content.published", at: now }]],
  [
    "a story that is put off",
    out,
    later,
    [
      { event: "content.withdrawn", at: now },
      { event: "content.published", at: 5000 },
    ],
  ],
])("%s", (_what, before, after, expected) => {
  expect(eventsOf({ type: "article", before, after, isSame: false, now })).toEqual(expected);
});

it("a record that is only prepared anew is no change", () => {
  expect(eventsOf({ type: "article", before: out, after: out, isSame: true, now })).toEqual([]);
});

it("an alert that comes out is sent", () => {
  expect(eventsOf({ type: "alert", before: undefined, after: out, isSame: false, now })).toEqual([
    { event: "alert.sent", at: now },
  ]);
});
