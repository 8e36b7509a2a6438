import { describe, expect, it } from "vitest";
import { raceView } from "./race-view.ts";
import { partyOf, race, viewOf } from "./testing.ts";

const order = (view: ReturnType<typeof viewOf>) =>
  view.candidates.map(
    ({ party, isWinner, isLeading }) => `${party.mark}${isWinner ? " won" : isLeading ? " ahead" : ""}`,
  );

describe("ROUTE-11 how a race stands", () => {
  it.each([
    ["nothing is counted", { Harbor: 0, Prairie: 0 }, {}, "waiting", ["H", "P"]],
    ["one is ahead", { Harbor: 40, Prairie: 60 }, {}, "leading", ["P ahead", "H"]],
    ["both have the same", { Harbor: 50, Prairie: 50 }, {}, "tied", ["H", "P"]],
    ["a winner is named, though behind", { Harbor: 60, "Prairie*": 40 }, {}, "called", ["P won", "H"]],
    ["it is called without a name", { Harbor: 40, Prairie: 60 }, { called: true }, "called", ["P won", "H"]],
    ["it is called without a name and even", { Harbor: 50, Prairie: 50 }, { called: true }, "tied", ["H", "P"]],
    ["the desk says it is too close", { Harbor: 40, Prairie: 60 }, { tooClose: true }, "too-close", ["P ahead", "H"]],
    [
      "nearly counted, nearly even",
      { Harbor: 5_001, Prairie: 4_999 },
      { reportingPercent: 95 },
      "too-close",
      ["H ahead", "P"],
    ],
    ["nearly even, half counted", { Harbor: 5_001, Prairie: 4_999 }, {}, "leading", ["H ahead", "P"]],
    ["nearly counted, not even", { Harbor: 51, Prairie: 49 }, { reportingPercent: 95 }, "leading", ["H ahead", "P"]],
    [
      "two seats are to be had",
      { Harbor: 40, Prairie: 35, "Common Ground": 25 },
      { seats: 2 },
      "leading",
      ["H ahead", "P ahead", "C"],
    ],
    ["nobody runs", {}, {}, "waiting", []],
    ["only one runs", { Harbor: 10 }, {}, "leading", ["H ahead"]],
  ])("%s", (_, votes, more, standing, expected) => {
    const view = viewOf(votes, more);
    expect(view.standing).toBe(standing);
    expect(order(view)).toEqual(expected);
  });

  it("tells shares of what is counted, and by how much the first is ahead", () => {
    const { candidates, margin } = viewOf({ Harbor: 30, Prairie: 60, "Common Ground": 10 });
    expect(candidates.map(({ percent }) => percent)).toEqual([60, 30, 10]);
    expect(margin).toBe(30);
    expect(viewOf({ Harbor: 0 }).candidates[0]?.percent).toBeUndefined();
  });

  it("bears figures that cannot be", () => {
    const view = viewOf({ Harbor: -5, Prairie: 10 }, { reportingPercent: 140, seats: -2 });
    expect(view).toMatchObject({ reporting: 100, seats: 1, candidates: [{ votes: 10 }, { votes: 0 }] });
  });

  it("says when a seat changes hands, once it is won", () => {
    expect(viewOf({ "Harbor*": 6, Prairie: 4 }, { heldBy: "prairie" }).gain?.name).toBe("Harbor");
    expect(viewOf({ "Harbor*": 6, Prairie: 4 }, { heldBy: "Harbor" }).gain).toBeUndefined();
    expect(viewOf({ Harbor: 6, Prairie: 4 }, { heldBy: "Prairie" }).gain).toBeUndefined();
  });

  it("gathers those far behind in one line", () => {
    const candidates = Array.from({ length: 9 }, (_, place) => ({
      name: `Candidate ${place}`,
      votes: 90 - place * 10,
      winner: false,
      incumbent: false,
    }));
    const { candidates: shown, others } = raceView(race({}, { candidates }), partyOf);
    expect(shown.length).toBe(4);
    expect(others).toMatchObject({ count: 5, votes: 150 });
  });

  it.each([
    ["its state", {}, "Ohio", "ohio"],
    ["its state by the postal code", { state: "NM" }, "New Mexico", "new-mexico"],
    ["its own title", { title: "Ohio’s 9th District" }, "Ohio’s 9th District", "ohio"],
    ["a place that is no state", { state: "Guam" }, "Guam", "guam"],
    ["its office", { state: undefined }, "Senate", undefined],
  ])("is named by %s", (_, more, place, slug) => {
    const view = viewOf({}, more);
    expect(view.place).toBe(place);
    expect(view.state?.slug).toBe(slug);
  });
});
