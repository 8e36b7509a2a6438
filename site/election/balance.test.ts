import { describe, expect, it } from "vitest";
import { balanceOfPower } from "./balance.ts";
import { chamberWords, nightWords, callWords } from "./night-words.ts";
import { partyOf, viewOf } from "./testing.ts";

const held = [
  { party: "Harbor", seats: 48 },
  { party: "Prairie", seats: 49 },
];
const senate = { office: "Senate", total: 100, needed: 51, held };

const won = viewOf({ "Harbor*": 6, Prairie: 4 }, { id: "a", heldBy: "Prairie" });
const ahead = viewOf({ Harbor: 6, Prairie: 4 }, { id: "b" });
const waiting = viewOf({ Harbor: 0, Prairie: 0 }, { id: "c" });
const before = new Map([["a", "Prairie"]]);

const chamberOf = (given: Parameters<typeof balanceOfPower>[0], races = [won, ahead, waiting]) =>
  balanceOfPower(given, races, partyOf, before);

describe("ROUTE-11 the balance of power", () => {
  it("adds what is won to what is held, and tells what is ahead and open", () => {
    expect(chamberOf([senate])).toMatchObject([
      {
        total: 100,
        needed: 51,
        undecided: 2,
        control: undefined,
        parties: [
          { party: { name: "Harbor" }, seats: 49, won: 1, leading: 1, change: 1 },
          { party: { name: "Prairie" }, seats: 49, won: 0, leading: 0, change: -1 },
        ],
      },
    ]);
  });

  it("knows who has enough", () => {
    const winners = ["d", "e"].map((id) => viewOf({ "Harbor*": 6, Prairie: 4 }, { id }));
    const [chamber] = chamberOf([senate], [won, ...winners]);
    expect(chamber?.control?.name).toBe("Harbor");
    expect(chamber && chamberWords(chamber)).toBe("Harbor will control the Senate.");
  });

  it("is made of the races where the record names no chamber", () => {
    const governor = viewOf({ "Prairie*": 6 }, { id: "g", office: "Governor" });
    expect(chamberOf([], [won, ahead, governor])).toMatchObject([
      { title: "Senate", total: 2, undecided: 1, needed: undefined },
      { title: "Governor", total: 1, undecided: 0 },
    ]);
  });

  it("is never smaller than what is in it", () => {
    expect(chamberOf([{ ...senate, total: 10 }])).toMatchObject([{ total: 100, undecided: 2 }]);
  });

  it.each([
    [
      "an even night",
      [senate],
      [won, ahead, waiting],
      "The Senate is open: Harbor and Prairie have 49 each, 2 are undecided, and it takes 51. Called so far: 1 of 3 races.",
    ],
    [
      "a night that is decided",
      [{ office: "Senate", total: 1, needed: 1, held: [] }],
      [won],
      "Harbor will control the Senate. Every race has been called.",
    ],
    ["nothing needed", [], [ahead, waiting], "Called so far: none of 2 races."],
    ["no race", [], [], "No race has been reported yet."],
  ])("in words: %s", (_, given, races, words) => {
    expect(nightWords(chamberOf(given, races), races)).toBe(words);
  });

  it("a call is told once there is one", () => {
    expect(callWords(won)).toBe("Ohio, Senate: Harbor candidate, Harbor, wins");
    expect(callWords(ahead)).toBeUndefined();
  });
});
