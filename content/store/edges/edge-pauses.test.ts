import { expect, it } from "vitest";
import { edgeAgain, isHeldBack } from "./edge-pauses.ts";

it.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [7, 60_000],
  [5_000, 60_000],
])("after %i failures an edge is asked again in %i ms", (failures, pause) => {
  expect(edgeAgain(failures, 100)).toBe(100 + pause);
});

it.each([
  ["nobody has it", { claimed_until: 0, retry_at: null }, false],
  ["somebody has it", { claimed_until: 1_001, retry_at: null }, true],
  ["somebody had it", { claimed_until: 1_000, retry_at: null }, false],
  ["it failed", { claimed_until: 0, retry_at: 2_000 }, true],
  ["it failed a while ago", { claimed_until: 0, retry_at: 1_000 }, false],
  ["a wrong clock has it", { claimed_until: 3_600_000, retry_at: null }, false],
  ["it failed by a wrong clock", { claimed_until: 0, retry_at: 3_600_000 }, false],
])("whether an edge is held back when %s", (_what, row, expected) => {
  expect(isHeldBack(row, 1_000, 5_000)).toBe(expected);
});
