// The `election` record of the demo: its night at the moment of the seeding, and a step further.

import { countVotes, type CountedRace } from "./count-votes.ts";
import { parties, racePlans, type RacePlan } from "./race-plans.ts";

const minute = 60_000;

export const electionId = "2023/general";

/** What the live desk reads of the record that the store returns. */
export interface ElectionRecord {
  id: string;
  demo?: boolean;
  updated?: string;
  races: (CountedRace & { pollsClose?: string })[];
}

export function electionRecord(now: number): ElectionRecord {
  const record = {
    type: "election",
    id: electionId,
    demo: true,
    title: "General election results",
    description: "Counts as the counties publish them, and calls by our own desk.",
    date: iso(now - 6 * 60 * minute),
    updated: iso(now - minute),
    parties: parties.map(({ name, mark, color }) => ({ name, mark, color })),
    balance: [
      { office: "Senate", total: 100, needed: 51, held: seats(41, 43, 1) },
      { office: "House", total: 435, needed: 218, held: seats(203, 212, 2) },
      { office: "Governor", title: "Governors", total: 50, held: seats(17, 20, 1) },
    ],
    races: racePlans.map((plan, place) => firstCount(plan, place, now)),
  };
  return record;
}

function seats(harbor: number, prairie: number, common: number) {
  return [harbor, prairie, common].map((count, place) => ({ party: parties[place]?.name, seats: count }));
}

/** Races called before the seeding were called one after the other. */
function firstCount(plan: RacePlan, place: number, now: number): ElectionRecord["races"][number] {
  const { office, state, title, heldBy, key, closesIn, start } = plan;
  const counted = countVotes(plan, start);
  const about = { office, state, title, heldBy, key };
  return {
    ...about,
    ...counted,
    ...(counted.called && { calledAt: iso(now - (8 + ((place * 17) % 140)) * minute) }),
    ...(closesIn !== undefined && { pollsClose: iso(now + closesIn) }),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
