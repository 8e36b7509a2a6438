// A record while it is changed: the fields that were touched, each with what it was. What nobody touches stays as it came. Pure.

import type { RecordSource } from "../../../model/desk/record-calls.ts";
import { withAt, type Path } from "./changed-value.ts";
import { settled } from "./typed-value.ts";

export type RecordDraft = Readonly<Record<string, TouchedField>>;

interface TouchedField {
  /** Absent for one that is taken away. */
  now?: unknown;
  was?: unknown;
}

export const noDraft: RecordDraft = {};

/** As it is to be. */
export function draftedRecord(record: RecordSource, draft: RecordDraft): RecordSource {
  const touched = Object.entries(draft).map(([name, { now }]) => [name, now] as const);
  return { ...record, ...Object.fromEntries(touched) };
}

export function withChange(record: RecordSource, draft: RecordDraft, path: Path, next: unknown): RecordDraft {
  const [first = "", ...rest] = path;
  const name = String(first);
  const before = draft[name] ?? { now: record[name], was: record[name] };
  const touched = { ...before, now: withAt(before.now, rest, next) };
  return isSame(touched.now, touched.was) ? withoutField(draft, name) : { ...draft, [name]: touched };
}

export function withoutField(draft: RecordDraft, name: string): RecordDraft {
  const { [name]: _, ...others } = draft;
  return others;
}

/** With the fields that were touched; undefined where something that is typed cannot be read. */
export function recordOf(record: RecordSource, draft: RecordDraft): RecordSource | undefined {
  const changed: Record<string, unknown> = { ...record };
  for (const [name, { now }] of Object.entries(draft)) {
    const read = settled(now);
    if (read === undefined) return undefined;
    if (read.value === undefined) delete changed[name];
    else changed[name] = read.value;
  }
  return changed;
}

/** The fields that were touched here, and by somebody else since. */
export function changedMeanwhile(record: RecordSource, draft: RecordDraft): string[] {
  return Object.entries(draft)
    .filter(([name, { now, was }]) => !isSame(record[name], was) && !isSame(record[name], now))
    .map(([name]) => name);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
