import { describe, expect, it } from "vitest";
import { partyOf } from "../../election/testing.ts";
import { barParts, neededAt } from "./bar-parts.ts";

const seats = (name: string, won: number, leading: number) => ({
  party: partyOf(name),
  seats: won,
  won: 0,
  leading,
  change: 0,
});

describe("ROUTE-11 the bar of a chamber", () => {
  it("grows from both ends towards the middle", () => {
    const parties = [seats("Harbor", 40, 5), seats("Prairie", 45, 5), seats("Common Ground", 2, 0)];
    expect(
      barParts({ parties, total: 100 }).map(({ party, at, length, isWon }) => [party.mark, at, length, isWon]),
    ).toEqual([
      ["H", 0, 40, true],
      ["C", 40, 2, true],
      ["H", 42, 5, false],
      ["P", 50, 5, false],
      ["P", 55, 45, true],
    ]);
  });

  it.each([
    [51, 100, 50],
    [218, 435, 50],
    [60, 100, 60],
    [undefined, 50, undefined],
    [51, 10, undefined],
    [1, 0, undefined],
  ])("%s of %s is marked at %s", (needed, total, at) => {
    expect(neededAt({ needed, total })).toBe(at);
  });
});
