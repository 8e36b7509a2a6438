// Which election /elections shows: the newest that has begun or begins within a day, before that the next to come. And when its counting is
// over. Pure.

import { timeOf } from "../lib/dates.ts";

interface Dated {
  date?: string;
  updated?: string;
  end?: string;
  published: boolean;
}

const day = 24 * 60 * 60_000;

const dayOf = ({ date, updated }: Dated): number => timeOf(date) ?? timeOf(updated) ?? 0;

export function currentElection<T extends Dated>(elections: readonly T[], now: number): T | undefined {
  const byDay = elections.filter(({ published }) => published).toSorted((a, b) => dayOf(a) - dayOf(b));
  return byDay.findLast((election) => dayOf(election) <= now + day) ?? byDay[0];
}

/** The record says so, or nothing was counted for a day. */
export function isCountOver({ end, updated }: Pick<Dated, "end" | "updated">, now: number): boolean {
  const ends = timeOf(end) ?? (timeOf(updated) ?? Number.POSITIVE_INFINITY) + day;
  return ends <= now;
}
