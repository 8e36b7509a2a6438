import { expect, it } from "vitest";
import { findNewest } from "./find-newest.ts";
import { timeLabels } from "./labels.ts";
import type { Find, Match, Times } from "./search-index.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2025, 5, 1, 12);

/** Documents by row number with their age in days; every look-up is counted. */
function index(ages: Record<number, number>) {
  const asked: number[] = [];
  const find: Find = async ({ labels = [] }, limit) => {
    const rows = Object.entries(ages)
      .filter(([, age]) => labels.every((choices) => choices.some((one) => timeLabels(now - age * day).includes(one))))
      .map(([key]) => Number(key))
      .toSorted((one, other) => other - one)
      .slice(0, limit);
    asked.push(rows.length);
    return rows;
  };
  return { find, asked };
}

const newest = async (find: Find, match: Match, reach: number, times: Times) =>
  (await findNewest(find, match, { reach }, times)).keys;

it("the newest come first although their row numbers are small", async () => {
  const { find } = index({ 1: 0, 2: 5, 3: 40, 4: 300, 5: 4000 });
  expect(await newest(find, { words: ["storm"] }, 3, { to: now })).toEqual([1, 2, 3]);
  expect(await newest(find, { words: ["storm"] }, 4, { to: now })).toEqual([1, 2, 3, 4]);
});

it("more are counted than are wanted", async () => {
  const { find } = index(Object.fromEntries(Array.from({ length: 50 }, (_, key) => [key, key])));
  const found = await findNewest(find, { words: ["storm"] }, { reach: 5, counted: 40 }, { to: now });
  expect([found.keys.length, found.counted]).toEqual([5, 40]);
  expect(found.keys).toEqual(expect.arrayContaining([0, 1]));
});

it("what is rare is found in one step", async () => {
  const { find, asked } = index({ 1: 0, 2: 5, 3: 4000 });
  expect(await newest(find, { words: ["storm"] }, 9, { to: now })).toHaveLength(3);
  expect(asked).toEqual([3]);
});

it("what everybody writes about is found in the last days", async () => {
  const { find, asked } = index(Object.fromEntries(Array.from({ length: 50 }, (_, key) => [key, 0.5])));
  expect(await newest(find, { words: ["storm"] }, 20, { to: now })).toHaveLength(20);
  expect(asked).toEqual([21, 20]);
});

it("of a range nothing much older is read", async () => {
  const { find } = index({ 1: 0, 2: 20, 3: 30, 4: 900 });
  expect(await newest(find, { words: ["storm"] }, 9, { from: now - 31 * day, to: now - 10 * day })).not.toContain(4);
});

it("a range that ends before it begins holds nothing, and a label that nothing has finds nothing", async () => {
  const { find } = index({ 1: 20 });
  expect(await newest(find, { words: ["storm"], labels: [[]] }, 9, { to: now })).toEqual([]);
});
