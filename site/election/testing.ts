// For tests: races and elections with everything usual about them.

import { raceView, type RaceView } from "./race-view.ts";
import { partyTable } from "./parties.ts";

type Race = Parameters<typeof raceView>[0];

export const partyOf = partyTable(
  [
    { name: "Harbor", mark: "H", color: "teal" },
    { name: "Prairie", mark: "P", color: "orange" },
  ],
  ["Common Ground"],
);

/** Votes by party: `{ Harbor: 60, Prairie: 40 }`. A star after the party marks the winner. */
export function race(votes: Readonly<Record<string, number>>, more: Partial<Race> = {}): Race {
  return {
    id: "r",
    office: "Senate",
    state: "Ohio",
    reportingPercent: 50,
    called: false,
    tooClose: false,
    key: false,
    candidates: Object.entries(votes).map(([party, count]) => ({
      name: `${party.replace("*", "")} candidate`,
      party: party.replace("*", ""),
      votes: count,
      winner: party.endsWith("*"),
      incumbent: false,
    })),
    ...more,
  };
}

export function viewOf(votes: Readonly<Record<string, number>>, more: Partial<Race> = {}): RaceView {
  return raceView(race(votes, more), partyOf);
}
