// What the demo's election desk reports next: a few races that are not counted out, each a little further. Pure.

import { countVotes } from "./count-votes.ts";
import type { ElectionRecord } from "./election-record.ts";
import { racePlans } from "./race-plans.ts";

const racesAtOnce = 4;
const smallestStep = 1;
const largestStep = 4;

/** Undefined when everything is counted. */
export function nextCount(record: ElectionRecord, turn: number, at: number): ElectionRecord | undefined {
  const plans = new Map(racePlans.map((plan) => [plan.id, plan]));
  const open = record.races.filter(({ id, reportingPercent }) => plans.has(id) && reportingPercent < 100);
  if (open.length === 0) return undefined;
  const counting = open.filter(({ pollsClose }) => pollsClose === undefined || Date.parse(pollsClose) <= at);
  const moved = new Set(
    Array.from({ length: racesAtOnce }, (_, place) => counting[(turn * racesAtOnce + place) % counting.length]?.id),
  );
  const when = new Date(at).toISOString();
  const races = record.races.map((race, place) => {
    const plan = plans.get(race.id);
    if (plan === undefined || !moved.has(race.id)) return race;
    const step = smallestStep + ((turn * 7 + place * 3) % (largestStep - smallestStep + 1));
    const counted = countVotes(plan, Math.min(100, race.reportingPercent + step));
    return { ...race, ...counted, ...(counted.called && { calledAt: race.calledAt ?? when }) };
  });
  return { ...record, races, updated: when };
}
