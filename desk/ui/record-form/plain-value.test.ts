import { expect, it } from "vitest";
import { localInput } from "../local-time.ts";
import { momentIn, momentOf, momentWay } from "./moment-text.ts";
import { isYes, numberOf } from "./plain-value.ts";

it.each([
  ["12", 12],
  ["-1.5", -1.5],
  ["3.", "3."],
  ["3.50", "3.50"],
  ["many", "many"],
])("the figure %s is %j", (typed, expected) => {
  expect(numberOf(typed)).toBe(expected);
});

it.each([
  [undefined, true, true],
  [undefined, false, false],
  ["", true, true],
  ["False", true, false],
  ["true", false, true],
  [1, false, true],
  [0, true, false],
])("%j, usually %s, is %s", (value, usual, expected) => {
  expect(isYes(value, usual)).toBe(expected);
});

it.each<[unknown, string]>([
  [undefined, "moment"],
  ["2026-03-03T03:00:00Z", "moment"],
  [1_772_506_800_000, "moment"],
  ["2026-03-03", "day"],
  ["0000-00-00 00:00:00", "text"],
  ["At dawn", "text"],
])("%j is filled in as a %s", (value, way) => {
  expect(momentWay(value)).toBe(way);
});

it("a moment is shown in the zone of whoever sits here, and stored without one", () => {
  const at = Date.UTC(2026, 2, 3, 3, 0);
  const shown = momentIn("2026-03-03 03:00", "moment");
  expect(shown).toBe(localInput(at));
  expect(momentOf(shown, "moment")).toBe("2026-03-03T03:00:00.000Z");
  expect([momentOf("", "moment"), momentOf("2026-03-03", "day"), momentOf("", "text")]).toEqual([
    undefined,
    "2026-03-03",
    undefined,
  ]);
  // A year while it is typed.
  expect(localInput(-62_000_000_000_000)).toMatch(/^0005-/);
});
