// What the demo's live desk writes next: it goes round its events, and each gets the first of its prepared posts that is not out. Pure.

import { coverageId, type CoveragePost } from "./coverage-file.ts";

const usual = 150;
const fewest = 1;

/** Undefined: the desk is closed. */
export function secondsBetween(setting: string | undefined): number | undefined {
  if (setting === undefined || setting === "") return usual;
  const seconds = Number(setting);
  return Number.isFinite(seconds) && seconds >= fewest ? seconds : undefined;
}

/** A `live_event` as the store returns it. */
export interface CoverageRecord {
  id: string;
  demo?: boolean;
  end?: string;
  updates: { id: string; title?: string; body?: string }[];
}

interface Prepared {
  slug: string;
  upcoming: readonly CoveragePost[];
}

/** Answers the record with its next post, for the moment at which it goes out. Undefined when everything is out. */
export function nextPublication(
  records: readonly CoverageRecord[],
  prepared: readonly Prepared[],
  turn: number,
  now: number,
): ((at: number) => CoverageRecord) | undefined {
  const open = prepared.flatMap(({ slug, upcoming }) => {
    const record = records.find(({ id }) => id === coverageId(slug));
    // What stands before one that is out has been out too, though a later wording may have replaced it since.
    const next = record && upcoming[upcoming.findLastIndex((post) => isOut(record, post)) + 1];
    return record === undefined || next === undefined || isEnded(record, now) ? [] : { record, next };
  });
  const chosen = open[turn % Math.max(1, open.length)];
  if (chosen === undefined) return undefined;
  const { record, next } = chosen;
  return (at) => ({
    ...record,
    updates: [{ ...next, time: new Date(at).toISOString() }, ...record.updates.filter(({ id }) => id !== next.id)],
  });
}

function isOut({ updates }: CoverageRecord, { id, body, title }: CoveragePost): boolean {
  return updates.some((post) => post.id === id && post.body === body && post.title === title);
}

function isEnded({ end }: CoverageRecord, now: number): boolean {
  return end !== undefined && Date.parse(end) <= now;
}
