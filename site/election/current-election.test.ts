import { describe, expect, it } from "vitest";
import { currentElection, isCountOver } from "./current-election.ts";
import { latestCalls } from "./latest-calls.ts";
import { viewOf } from "./testing.ts";

const now = Date.parse("2023-11-08T02:00:00Z");
const at = (date: string, more: object = {}) => ({ date, published: true, ...more });

describe("ROUTE-11 /elections shows", () => {
  const [last, tonight, tomorrow, next] = ["2022-11-08", "2023-11-07", "2023-11-08T20:00:00Z", "2024-11-05"].map(
    (date) => at(date),
  );
  it.each([
    ["the newest that has begun", [tonight, last, next], tonight],
    ["the one that begins within a day", [tonight, tomorrow], tomorrow],
    ["the next, where none has been", [next], next],
    ["none that is not published", [last, at("2023-11-07", { published: false })], last],
    ["nothing where there is none", [], undefined],
  ])("%s", (_, elections, expected) => {
    expect(
      currentElection(
        elections.filter((one) => one !== undefined),
        now,
      ),
    ).toBe(expected);
  });

  it.each([
    ["has ended", { end: "2023-11-08T01:00:00Z" }, true],
    ["ends later", { end: "2023-11-08T03:00:00Z", updated: "2023-11-01T00:00:00Z" }, false],
    ["has stood still for a day", { updated: "2023-11-07T01:00:00Z" }, true],
    ["moves", { updated: "2023-11-08T01:00:00Z" }, false],
    ["says nothing", {}, false],
  ])("a count that %s is over: %j", (_, election, over) => {
    expect(isCountOver(election, now)).toBe(over);
  });

  it("the latest calls, newest first, without races that only lean or tell no time", () => {
    const calls = latestCalls([
      viewOf({ "Harbor*": 1 }, { id: "old", calledAt: "2023-11-08T01:00:00Z" }),
      viewOf({ "Prairie*": 1 }, { id: "new", calledAt: "2023-11-08T01:30:00Z" }),
      viewOf({ "Prairie*": 1 }, { id: "timeless" }),
      viewOf({ Harbor: 1 }, { id: "leans", calledAt: "2023-11-08T01:30:00Z" }),
    ]);
    expect(calls.map(({ race }) => race)).toEqual(["new", "old"]);
  });
});
