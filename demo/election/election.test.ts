import { describe, expect, it } from "vitest";
import { countVotes } from "./count-votes.ts";
import { electionRecord, type ElectionRecord } from "./election-record.ts";
import { nextCount } from "./next-count.ts";
import { racePlans } from "./race-plans.ts";

const now = Date.parse("2026-05-04T23:00:00.000Z");
const tick = 15_000;

function wholeNight(): ElectionRecord[] {
  const night: ElectionRecord[] = [electionRecord(now)];
  for (let turn = 0; ; turn += 1) {
    const last = night.at(-1);
    const next = last && nextCount(last, turn, now + turn * tick);
    if (next === undefined) return night;
    night.push(next);
  }
}

const night = wholeNight();

describe("the demo's election night", () => {
  it("has about 45 races whose shares make a whole", () => {
    expect(racePlans.length).toBe(45);
    for (const { id, candidates } of racePlans) {
      const sum = candidates.reduce((total, { share }) => total + share, 0);
      expect(sum, id).toBeCloseTo(100, 5);
    }
    expect(new Set(racePlans.map(({ id }) => id)).size).toBe(45);
  });

  it("takes the better part of an hour, and ends", () => {
    const minutes = (night.length * tick) / 60_000;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(120);
  });

  it("never takes votes back, nor a call", () => {
    for (const [index, { races }] of night.entries()) {
      const before = night[index - 1]?.races ?? [];
      for (const [place, race] of races.entries()) {
        const earlier = before[place];
        if (earlier === undefined) continue;
        expect(race.reportingPercent).toBeGreaterThanOrEqual(earlier.reportingPercent);
        expect(race.calledAt).toBe(earlier.calledAt ?? race.calledAt);
        expect(race.called).toBe(earlier.called ?? race.called);
        for (const [rank, { votes }] of race.candidates.entries()) {
          expect(votes, `${race.id} at ${race.reportingPercent}`).toBeGreaterThanOrEqual(
            earlier.candidates[rank]?.votes ?? 0,
          );
        }
      }
    }
  });

  it("begins with some races called and ends with nearly all, each for who has the most votes", () => {
    const called = ({ races }: ElectionRecord) => races.filter((race) => race.called).length;
    expect(called(night[0] ?? electionRecord(now))).toBeGreaterThan(10);
    expect(called(night[0] ?? electionRecord(now))).toBeLessThan(30);
    const last = night.at(-1) ?? electionRecord(now);
    expect(called(last)).toBeGreaterThan(40);
    for (const { candidates } of last.races.filter((race) => race.called)) {
      const most = Math.max(...candidates.map(({ votes }) => votes));
      expect(candidates.find(({ winner }) => winner)?.votes).toBe(most);
    }
  });

  it("begins where the polls are open only when they close", () => {
    const [first] = night;
    const waiting = first?.races.find(({ pollsClose }) => pollsClose !== undefined);
    const begun = night.find(({ races }) =>
      races.some(({ id, reportingPercent }) => id === waiting?.id && reportingPercent > 0),
    );
    expect(Date.parse(begun?.updated ?? "")).toBeGreaterThanOrEqual(Date.parse(waiting?.pollsClose ?? ""));
  });

  it("the same point of a count is the same count", () => {
    for (const plan of racePlans) expect(countVotes(plan, 50)).toEqual(countVotes(plan, 50));
  });
});
