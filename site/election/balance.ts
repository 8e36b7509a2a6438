// The balance of power in each chamber: what each party holds, has won, and is ahead in; and whether anyone has enough. Pure.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import type { Party } from "./parties.ts";
import type { RaceView } from "./race-view.ts";

type GivenChamber = RecordDocs["election"]["balance"][number];

export interface PartySeats {
  party: Party;
  /** Not at stake, and won. */
  seats: number;
  won: number;
  /** Ahead in, and not called. */
  leading: number;
  /** Won from others less lost to others. */
  change: number;
}

export interface Chamber {
  office: string;
  officeSlug: string;
  title: string;
  total: number;
  needed: number | undefined;
  undecided: number;
  /** Most seats of the record's first two parties at either end of the bar, others between. */
  parties: PartySeats[];
  /** Has what is needed. */
  control: Party | undefined;
}

type PartyOf = (name: string | undefined) => Party;

/** The chambers that the record names; without any, one for each office, of the seats at stake. */
export function balanceOfPower(
  given: readonly GivenChamber[],
  races: readonly RaceView[],
  partyOf: PartyOf,
  heldBy: ReadonlyMap<string, string>,
): Chamber[] {
  const offices = [...new Set(races.map(({ office }) => office))];
  const chambers = given.length > 0 ? given : offices.map((office): GivenChamber => ({ office, held: [] }));
  return chambers.map((chamber) => chamberOf(chamber, races, partyOf, heldBy));
}

function chamberOf(
  { office, title = office, total, needed, held }: GivenChamber,
  all: readonly RaceView[],
  partyOf: PartyOf,
  heldBy: ReadonlyMap<string, string>,
): Chamber {
  const officeSlug = slugOf(office);
  const races = all.filter((race) => race.officeSlug === officeSlug);
  const table = new Map<string, PartySeats>();
  const entry = (party: Party): PartySeats => {
    const known = table.get(party.name) ?? { party, seats: 0, won: 0, leading: 0, change: 0 };
    table.set(party.name, known);
    return known;
  };
  for (const { party, seats } of held) entry(partyOf(party)).seats += Math.max(0, seats);
  for (const race of races) {
    for (const { party, isWinner, isLeading } of race.candidates) {
      const one = entry(party);
      one.seats += Number(isWinner);
      one.won += Number(isWinner);
      one.leading += Number(isLeading);
    }
    const before = heldBy.get(race.id);
    if (race.gain === undefined || before === undefined) continue;
    entry(race.gain).change += 1;
    entry(partyOf(before)).change -= 1;
  }
  const parties = [...table.values()].filter(({ seats, leading, change }) => seats + leading > 0 || change !== 0);
  const taken = parties.reduce((sum, { seats }) => sum + seats, 0);
  const atStake = races.reduce((sum, { seats }) => sum + seats, 0);
  const whole = Math.max(total ?? 0, taken, held.reduce((sum, { seats }) => sum + Math.max(0, seats), 0) + atStake);
  return {
    office,
    officeSlug,
    title,
    total: whole,
    needed,
    undecided: whole - taken,
    parties,
    control: parties.find(({ seats }) => needed !== undefined && seats >= needed)?.party,
  };
}
