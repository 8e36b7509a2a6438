import { expect, it } from "vitest";
import { edgePause, isHeldBack } from "./edge-pauses.ts";

it.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [7, 60_000],
  [5_000, 60_000],
])("after %i failures the edge of a service is asked again in %i ms", (failures, pause) => {
  expect(edgePause(failures, false)).toBe(pause);
});

it.each([1, 7, 5_000])("after %i failures an edge of one's own is asked again within half a second", (failures) => {
  expect(edgePause(failures, true)).toBe(500);
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
