import { expect, it } from "vitest";
import { similarityTo } from "./similarity.ts";

const near = (one: string, other: string) => similarityTo(one)(other);

it("NF-03 is 1 for the same words in any order and spelling, 0 for others", () => {
  expect(near("/us/storm-bill", "Bill: Storm, U.S./us")).toBeGreaterThan(0.7);
  expect(near("storm bill", "Bill storm")).toBe(1);
  expect(near("storm bill", "glacier")).toBe(0);
  expect(near("", "")).toBe(0);
});

it.each([
  ["a slip", "senate-claers-storm-bill", "senate-clears-storm-bill", "senate-clears-farm-bill"],
  ["missing words", "senate-storm-bill", "senate-clears-storm-bill", "senate-storm-warning-ends"],
  ["nothing more than was asked", "storm-bill", "storm-bill", "storm-bill-fails-in-the-house-again"],
])("NF-03 of two that share words the right one is nearer: %s", (_, asked, right, other) => {
  expect(near(asked, right)).toBeGreaterThan(near(asked, other));
});
