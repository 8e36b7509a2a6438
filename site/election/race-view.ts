// A race as readers see it: who is ahead, by how much, and whether it is decided. Pure.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import type { Party } from "./parties.ts";
import { stateOf } from "./states.ts";

type Race = RecordDocs["election"]["races"][number];
type Candidate = Race["candidates"][number];

export type Standing = "called" | "too-close" | "leading" | "tied" | "waiting";

export interface CandidateView {
  name: string;
  party: Party;
  votes: number;
  /** Of all votes counted; undefined while there are none. */
  percent: number | undefined;
  isWinner: boolean;
  isLeading: boolean;
  isIncumbent: boolean;
}

export interface RaceView {
  id: string;
  office: string;
  officeSlug: string;
  /** “Ohio”, “Ohio’s 9th District”; the office itself where the whole country votes. */
  place: string;
  state: { slug: string; name: string; code?: string } | undefined;
  isKey: boolean;
  seats: number;
  reporting: number;
  standing: Standing;
  /** Winners first, then by votes. */
  candidates: CandidateView[];
  /** What those who are not shown have together. */
  others: { count: number; votes: number; percent: number | undefined } | undefined;
  /** Of the first over the second, in points. */
  margin: number | undefined;
  /** The seat changes hands. */
  gain: Party | undefined;
  calledAt: string | undefined;
  pollsClose: string | undefined;
}

/** Nearly counted, and nearly even. */
const nearlyCounted = 90;
const nearlyEven = 1;
const mostShown = 4;

export function raceView(race: Race, party: (name: string | undefined) => Party): RaceView {
  const total = race.candidates.reduce((sum, { votes }) => sum + counted(votes), 0);
  const seats = Math.max(1, Math.round(race.seats ?? 1));
  const ordered = race.candidates.toSorted(
    (a, b) => Number(b.winner) - Number(a.winner) || counted(b.votes) - counted(a.votes),
  );
  const winners = winnersOf(race, ordered, seats);
  const standing = standingOf(race, ordered, winners.size > 0, total);
  const percentOf = (votes: number) => (total === 0 ? undefined : (counted(votes) / total) * 100);
  const views = ordered.map((one, place): CandidateView => ({
    name: one.name,
    party: party(one.party),
    votes: counted(one.votes),
    percent: percentOf(one.votes),
    isWinner: winners.has(one),
    isLeading: place < seats && winners.size === 0 && (standing === "leading" || standing === "too-close"),
    isIncumbent: one.incumbent,
  }));
  const { shown, others } = firstFew(views, percentOf);
  const held = race.heldBy === undefined ? undefined : party(race.heldBy);
  const winner = views.find(({ isWinner }) => isWinner);
  const known = stateOf(race.state);
  const state = known ?? (race.state === undefined ? undefined : { slug: slugOf(race.state), name: race.state });
  return {
    id: race.id,
    office: race.office,
    officeSlug: slugOf(race.office),
    place: race.title ?? state?.name ?? race.office,
    state: state && { slug: state.slug, name: state.name, code: known?.code },
    isKey: race.key,
    seats,
    reporting: Math.min(100, Math.max(0, race.reportingPercent)),
    standing,
    candidates: shown,
    others,
    margin: marginOf(views, seats),
    gain: held !== undefined && winner !== undefined && winner.party.name !== held.name ? winner.party : undefined,
    calledAt: race.calledAt,
    pollsClose: race.pollsClose,
  };
}

const counted = (votes: number) => Math.max(0, Math.round(votes));

/** Those the record names; a race that is called without a name is won by whoever has the most votes. */
function winnersOf({ called }: Race, ordered: readonly Candidate[], seats: number): Set<Candidate> {
  const named = ordered.filter(({ winner }) => winner);
  if (named.length > 0 || !called || isTied(ordered, seats)) return new Set(named);
  return new Set(ordered.slice(0, seats));
}

function standingOf(race: Race, ordered: readonly Candidate[], isWon: boolean, total: number): Standing {
  if (isWon) return "called";
  if (race.tooClose) return "too-close";
  if (total === 0) return "waiting";
  const seats = Math.max(1, race.seats ?? 1);
  const [last, next] = [ordered[seats - 1], ordered[seats]].map((one) => counted(one?.votes ?? 0));
  const points = (((last ?? 0) - (next ?? 0)) / total) * 100;
  if (race.reportingPercent >= nearlyCounted && points < nearlyEven) return "too-close";
  return isTied(ordered, seats) ? "tied" : "leading";
}

/** Nobody can say who of two has the last seat. */
function isTied(ordered: readonly Candidate[], seats: number): boolean {
  const last = ordered[seats - 1];
  const next = ordered[seats];
  return next !== undefined && counted(last?.votes ?? 0) === counted(next.votes);
}

function marginOf(views: readonly CandidateView[], seats: number): number | undefined {
  const last = views[seats - 1]?.percent;
  const next = views[seats]?.percent;
  return last === undefined || next === undefined ? undefined : last - next;
}

/** One more than fits is shown: a line for the others would take its place. */
function firstFew(views: readonly CandidateView[], percentOf: (votes: number) => number | undefined) {
  if (views.length <= mostShown + 1) return { shown: [...views], others: undefined };
  const rest = views.slice(mostShown);
  const votes = rest.reduce((sum, one) => sum + one.votes, 0);
  return { shown: views.slice(0, mostShown), others: { count: rest.length, votes, percent: percentOf(votes) } };
}
