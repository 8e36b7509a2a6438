import { expect, it } from "vitest";
import { edges, faultKinds, nodeFaultKinds, nodes, nodeSeeds, planOf, usualSeeds } from "./plan.ts";

const plans = Array.from({ length: 200 }, (_, seed) => planOf(seed));
const all = plans.flatMap(({ steps }) => steps);

it("a seed is always the same history, and another one another", () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(8)).not.toEqual(planOf(7));
});

it("everything that can go wrong does in some history, at a place that there is", () => {
  const faults = all.flatMap((step) => step.faults);
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(faultKinds));
  for (const { kind, target } of faults) expect(target).toBeLessThan(kind.startsWith("node") ? nodes : edges);
});

it.each([
  ["everywhere", usualSeeds, faultKinds],
  ["with nodes alone", nodeSeeds, nodeFaultKinds],
] as const)("everything that can go wrong does in one of the histories that tests play %s", (_where, seeds, kinds) => {
  const faults = seeds.flatMap((seed) => planOf(seed, kinds).steps.flatMap((step) => step.faults));
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it("a story is written by version after version, once in a step", () => {
  for (const { steps } of plans) {
    const versions = new Map<number, number>();
    for (const { actions } of steps) {
      const stories = actions.filter((action) => action.do === "story");
      expect(new Set(stories.map(({ story }) => story)).size).toBe(stories.length);
      for (const { story, version } of stories) {
        expect(version).toBe((versions.get(story) ?? 0) + 1);
        versions.set(story, version);
      }
    }
  }
});
