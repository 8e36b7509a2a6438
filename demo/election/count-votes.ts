// A race at a point of its count. Early votes lean one way and the rest comes in the other, so that leads change; a race is called when what
// is left can no longer change it. Pure, and the same for the same race and point.

import type { RacePlan } from "./race-plans.ts";

/** How far the first counts may be from the last, in points. */
const widestLean = 5;

/** From what part of the count a race is called that ends with such a margin. */
const callsFrom: readonly [margin: number, percent: number][] = [
  [15, 24],
  [8, 48],
  [4, 72],
  [2, 86],
  [1, 95],
  [0.4, 100],
];

export interface CountedRace {
  id: string;
  reportingPercent: number;
  called?: boolean;
  calledAt?: string;
  candidates: { name: string; party: string; votes: number; winner: boolean; incumbent: boolean }[];
}

export function countVotes(plan: RacePlan, percent: number): CountedRace {
  const votes = sharesAt(plan, percent).map((share) => Math.round((plan.votes * percent * share) / 10_000));
  const isCalled = percent >= callPoint(plan) && leaderOf(votes) === winnerOf(plan);
  return {
    id: plan.id,
    reportingPercent: percent,
    ...(isCalled && { called: true }),
    candidates: plan.candidates.map(({ name, party, incumbent }, place) => ({
      name,
      party,
      votes: votes[place] ?? 0,
      winner: isCalled && place === winnerOf(plan),
      incumbent,
    })),
  };
}

/** What the first gains early the second loses. */
function sharesAt({ id, candidates }: RacePlan, percent: number): number[] {
  const lean = leanOf(id) * (1 - percent / 100);
  return candidates.map(({ share }, place) => share + (place === 0 ? lean : place === 1 ? -lean : 0));
}

function leanOf(id: string): number {
  let sum = 7;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 10_007;
  return ((sum % 1000) / 500 - 1) * widestLean;
}

const leaderOf = (figures: readonly number[]): number => figures.indexOf(Math.max(...figures));

function winnerOf({ candidates }: RacePlan): number {
  return leaderOf(candidates.map(({ share }) => share));
}

/** Per cent; more than 100 for a race that goes to a recount. */
function callPoint({ candidates }: RacePlan): number {
  const [first = 0, second = 0] = candidates.map(({ share }) => share).toSorted((a, b) => b - a);
  return callsFrom.find(([margin]) => first - second >= margin)?.[1] ?? Number.POSITIVE_INFINITY;
}
