import { describe, expect, it } from "vitest";
import { countedPercent, stateTiles } from "./state-tiles.ts";
import { viewOf } from "./testing.ts";

const house = { office: "House", reportingPercent: 62 };
const harborWins = viewOf({ "Harbor*": 6, Prairie: 4 }, { ...house, id: "1" });
const harborLeads = viewOf({ Harbor: 6, Prairie: 4 }, { ...house, id: "2" });
const prairieLeads = viewOf({ Harbor: 4, Prairie: 6 }, { ...house, id: "3" });
const waiting = viewOf({ Harbor: 0, Prairie: 0 }, { ...house, id: "4" });
const even = viewOf({ Harbor: 5, Prairie: 5 }, { ...house, id: "5" });
const senate = viewOf({ Harbor: 5, Prairie: 4 }, { id: "6" });

describe("ROUTE-11 a state on the map", () => {
  it.each([
    ["has no race", [], "none", undefined, "no race"],
    ["has a race of another office", [senate], "none", undefined, "no race"],
    ["has no votes", [waiting], "waiting", undefined, "no votes counted yet"],
    ["leans", [harborLeads], "leading", "H", "Harbor candidate, Harbor, leads, 62% counted"],
    ["is called", [harborWins], "called", "H", "Harbor candidate, Harbor, wins"],
    ["is even", [even], "waiting", undefined, "Harbor candidate and Prairie candidate are tied, 62% counted"],
    [
      "leans by the most of its races",
      [harborWins, harborLeads, prairieLeads],
      "leading",
      "H",
      "Harbor ahead in 2, Prairie ahead in 1, 1 of 3 called",
    ],
    [
      "is split",
      [harborWins, prairieLeads],
      "split",
      undefined,
      "Harbor ahead in 1, Prairie ahead in 1, 1 of 2 called",
    ],
  ])("%s", (_, races, standing, mark, words) => {
    const tile = stateTiles(races, "house").find(({ state }) => state.code === "OH");
    expect(tile).toMatchObject({ standing, words, hasRaces: races.length > 0 });
    expect(tile?.party?.mark).toBe(mark);
  });

  it.each([
    [0, "0%"],
    [0.2, "less than 1%"],
    [61.6, "62%"],
    [99.7, "more than 99%"],
    [100, "100%"],
  ])("%d of 100 is %s", (reporting, words) => {
    expect(countedPercent(reporting)).toBe(words);
  });
});
