// The races called last, newest first. Pure.

import { timeOf } from "../lib/dates.ts";
import type { Party } from "./parties.ts";
import type { RaceView } from "./race-view.ts";

export interface Call {
  race: string;
  office: string;
  place: string;
  name: string;
  party: Party;
  isGain: boolean;
  at: string;
}

export const mostCalls = 8;

export function latestCalls(races: readonly RaceView[]): Call[] {
  return races
    .flatMap(({ id, office, place, candidates, gain, calledAt }) => {
      const winner = candidates.find(({ isWinner }) => isWinner);
      const at = timeOf(calledAt);
      if (winner === undefined || calledAt === undefined || at === undefined) return [];
      const { name, party } = winner;
      return { at, call: { race: id, office, place, name, party, isGain: gain !== undefined, at: calledAt } };
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostCalls)
    .map(({ call }) => call);
}
