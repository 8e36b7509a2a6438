import { describe, expect, it } from "vitest";
import { afterArrival, afterReveal, hasMore, nextStep, whileLoading } from "./group-state.ts";

const state = { shown: 3, loaded: 9, total: 14, isLoading: false };

describe("Show More of a group of videos", () => {
  it.each([
    ["reveals three of those that are loaded", state, false, { do: "reveal", count: 3 }],
    ["reveals what is left of them", { ...state, shown: 8 }, false, { do: "reveal", count: 1 }],
    ["asks for three when all loaded are shown", { ...state, shown: 9 }, false, { do: "request", offset: 9, size: 3 }],
    ["asks one further where the group says so", { ...state, shown: 9 }, true, { do: "request", offset: 10, size: 3 }],
    ["asks once at a time", { ...state, shown: 9, isLoading: true }, false, { do: "nothing" }],
    ["is done when the total is reached", { ...state, shown: 14, loaded: 14 }, false, { do: "nothing" }],
  ] as const)("VIDEO-03 %s", (_, given, addsOne, expected) => {
    expect(nextStep(given, addsOne)).toEqual(expected);
  });

  it("VIDEO-03 goes through the whole playlist", () => {
    let group: typeof state = { ...state };
    const requests: number[] = [];
    for (let press = 0; press < 20 && hasMore(group); press++) {
      const step = nextStep(group, false);
      if (step.do === "reveal") group = afterReveal(group, step.count);
      if (step.do === "request") {
        requests.push(step.offset);
        group = afterArrival(whileLoading(group), Math.min(step.size, 14 - step.offset));
      }
    }
    expect(requests).toEqual([9, 12]);
    expect(group).toEqual({ shown: 14, loaded: 14, total: 14, isLoading: false });
  });

  it("VIDEO-03 what arrives is shown, and the loading ends", () => {
    expect(afterArrival({ shown: 9, loaded: 9, total: 14, isLoading: true }, 3)).toEqual({
      shown: 12,
      loaded: 12,
      total: 14,
      isLoading: false,
    });
  });

  it("an answer without items ends the list", () => {
    expect(hasMore(afterArrival({ shown: 9, loaded: 9, total: 14, isLoading: true }, 0))).toBe(false);
  });
});
