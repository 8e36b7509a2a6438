import { describe, expect, it } from "vitest";
import { processorTime } from "../../tests/processor-time.ts";
import { editDistance } from "./edit-distance.ts";
import { KnownWords } from "./known-words.ts";

describe("slips between two words", () => {
  it.each([
    ["senate", "senate", 0],
    ["senate", "sentae", 1],
    ["senate", "senat", 1],
    ["senate", "seenate", 1],
    ["senate", "zenate", 1],
    ["recovery", "rcevoery", 2],
    ["senate", "storms", Infinity],
    ["senate", "se", Infinity],
  ])("%s and %s are %i apart", (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });
});

describe("known words", () => {
  const words = new KnownWords();
  words.add(["senate", "senator", "senators", "storm", "store", "recovery", "bill", "bell", "hurricane", "évacuation"]);

  it.each([
    ["sentae", ["senate"]],
    ["senaters", ["senators", "senate", "senator"]],
    ["hurricnae", ["hurricane"]],
    ["huricane", ["hurricane"]],
    ["recovrey", ["recovery"]],
    ["evacuation", ["évacuation"]],
    ["bil", []],
    ["zzzzzz", []],
  ])("near to %s are %o", (word, expected) => {
    expect(words.near(word)).toEqual(expected);
  });

  it("one with the same first letter comes before one with another", () => {
    const pair = new KnownWords();
    pair.add(["goat", "coast"]);
    expect(pair.near("coat")).toEqual(["coast", "goat"]);
  });

  it("finds two words that were written as one", () => {
    expect(words.split("stormrecovery")).toEqual(["storm", "recovery"]);
    expect(words.split("stormy")).toBeUndefined();
  });

  it("finds words by their beginning, the shortest first", () => {
    expect(words.beginning("sen", 2)).toEqual(["senate", "senator"]);
    expect(words.beginning("zz", 2)).toEqual([]);
    words.add(["sent"]);
    expect(words.beginning("sen", 2)).toEqual(["sent", "senate"]);
  });

  it("looks among many words in less time than it took to learn them", () => {
    const many = new KnownWords();
    const list = Array.from({ length: 200_000 }, (_, index) => `w${index.toString(26)}${"abc".charAt(index % 3)}xyz`);
    const learning = processorTime(() => many.add(list));
    expect(processorTime(() => many.near("recovrey"))).toBeLessThan(learning);
  });
});
