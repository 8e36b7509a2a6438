// Results of an election night, race by race.

import { z } from "zod";
import { flag, headline, listOf, listOfDistinct, number, text } from "../../model/fields/schema-kit.server.ts";
import { resultsPath } from "../../model/election/results-address.ts";
import { partyTones } from "../../model/election/party-tones.ts";
import { idText } from "../../model/fields/shared-fields.ts";
import { instant } from "../../model/time/instant.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { weightOf, weights } from "./page-weight.ts";
import { recordKind, type Index } from "./record-kind.ts";

const candidate = z.object({
  name: headline,
  party: text.optional(),
  votes: number.default(0),
  winner: flag.default(false),
  incumbent: flag.default(false),
});

const race = z.object({
  id: idText,
  office: text,
  /** Its name or its postal code. */
  state: text.optional(),
  /** Where a state has several of one office: “Ohio’s 9th District”. */
  title: headline.optional(),
  seats: number.optional(),
  reportingPercent: number.default(0),
  called: flag.default(false),
  calledAt: instant.optional(),
  /** The desk says so; a race that is nearly counted and nearly even is too close without a word. */
  tooClose: flag.default(false),
  /** Shown before all others. */
  key: flag.default(false),
  /** The party that has the seat now. */
  heldBy: text.optional(),
  pollsClose: instant.optional(),
  candidates: listOf(candidate).default([]),
});

/** Drawn in the colour named; a party that names none gets one by its name, or the next that is free. */
const party = z.object({
  name: headline,
  /** One or two letters that stand for it where there is no room, and beside its colour everywhere. */
  mark: text.optional(),
  color: z.enum(partyTones, { error: `must be one of ${partyTones.join(", ")}` }).optional(),
});

/** One bar of the balance of power: the seats of an office, those not at stake included. */
const chamber = z.object({
  office: text,
  title: headline.optional(),
  total: number.optional(),
  needed: number.optional(),
  held: listOf(z.object({ party: text, seats: number })).default([]),
});

const schema = z.object({
  title: headline,
  description: text.optional(),
  date: instant.optional(),
  updated: instant.optional(),
  /** Counting is over: open pages need not stay connected. */
  end: instant.optional(),
  published: flag.default(true),
  parties: listOf(party).default([]),
  balance: listOf(chamber).default([]),
  /** Open pages know a race by its id. */
  races: listOfDistinct(race, ({ id }) => id).default([]),
});

export type Election = z.output<typeof schema>;

export const election = recordKind({ schema, index, weight });

function weight(doc: Election): number {
  const offices = new Set(doc.races.map(({ office }) => office));
  return weightOf(doc, weights.line) + (offices.size + doc.balance.length) * weights.office;
}

function index({ published }: Election, id: string): Index {
  return { path: resultsPath(id), at: 0, published, lists: [everythingList] };
}
