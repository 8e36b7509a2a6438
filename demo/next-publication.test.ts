import { expect, it } from "vitest";
import { nextPublication, secondsBetween, type CoverageRecord } from "./next-publication.ts";

const now = Date.parse("2026-05-04T12:00:00.000Z");
const record = (
  slug: string,
  updates: CoverageRecord["updates"],
  more: Partial<CoverageRecord> = {},
): CoverageRecord => ({
  id: `coverage/${slug}`,
  demo: true,
  updates,
  ...more,
});
const prepared = [
  {
    slug: "a",
    upcoming: [
      { id: "a1", title: "A1" },
      { id: "pin", title: "Second" },
      { id: "pin", title: "Third" },
    ],
  },
  { slug: "b", upcoming: [{ id: "b1", title: "B1" }] },
];
const pin = (title: string) => ({ id: "pin", title });

const published = (records: CoverageRecord[], turn: number) => {
  const next = nextPublication(records, prepared, turn, now)?.(now);
  return next && [next.id, next.updates[0]?.id, next.updates[0]?.title];
};

it.each<[string, CoverageRecord[], number, string[] | undefined]>([
  ["the first event", [record("a", []), record("b", [])], 0, ["coverage/a", "a1", "A1"]],
  ["the second in its turn", [record("a", []), record("b", [])], 1, ["coverage/b", "b1", "B1"]],
  [
    "what follows what is out",
    [record("a", [{ id: "a1", title: "A1" }, pin("First")])],
    0,
    ["coverage/a", "pin", "Second"],
  ],
  ["a later wording", [record("a", [pin("Second"), { id: "a1", title: "A1" }])], 0, ["coverage/a", "pin", "Third"]],
  ["nothing once all is out", [record("a", [pin("Third"), { id: "a1", title: "A1" }])], 0, undefined],
  ["nothing in an event that has ended", [record("b", [], { end: "2026-05-04T11:00:00Z" })], 0, undefined],
  ["nothing without demo coverage", [], 0, undefined],
])("the desk publishes %s", (_, records, turn, expected) => {
  expect(published(records, turn)).toEqual(expected);
});

it("a post that replaces another takes its place, with the time it went out", () => {
  const next = nextPublication([record("a", [pin("First"), { id: "a1", title: "A1" }])], prepared, 0, now)?.(now);
  expect(next?.updates).toEqual([
    { ...pin("Second"), time: "2026-05-04T12:00:00.000Z" },
    { id: "a1", title: "A1" },
  ]);
});

it.each([
  [undefined, 150],
  ["", 150],
  ["30", 30],
  ["1", 1],
  ["off", undefined],
  ["0", undefined],
])("DEMO_LIVE=%s means every %s seconds", (setting, seconds) => {
  expect(secondsBetween(setting)).toBe(seconds);
});
