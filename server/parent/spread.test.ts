import { expect, it } from "vitest";
import { tooMany } from "./spread.ts";

it.each([
  { own: 500, others: [], many: 0 },
  { own: 2, others: [0], many: 0 },
  { own: 4, others: [0], many: 0 },
  { own: 6, others: [0], many: 3 },
  { own: 60, others: [4], many: 28 },
  { own: 4, others: [60], many: 0 },
  { own: 36, others: [28], many: 0 },
  { own: 100, others: [10, 10, 10], many: 67 },
])("of $own beside $others: $many", ({ own, others, many }) => {
  expect(tooMany(own, others)).toBe(many);
});
