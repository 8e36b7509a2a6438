// A value of a record with one thing in it changed: everything else stays as it came, to the order of its fields. Pure.

import { isAbsent } from "../../../model/fields/absent.ts";
import { blank, isBlank, isFields, isTyped } from "./typed-value.ts";

export type Path = readonly (string | number)[];

/** A converter from XML leaves one thing where a list has one row. */
export function rowsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isAbsent(value) || isBlank(value) ? [] : [value];
}

/** Undefined takes it away, and what has nothing else in it with it. */
export function withAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  return typeof step === "number" ? withRow(value, step, rest, next) : withField(value, step, rest, next);
}

function withRow(value: unknown, place: number, rest: Path, next: unknown): unknown {
  const rows = rowsIn(value);
  const before = rows[place];
  const changed = withAt(before, rest, next);
  const isText = typeof before === "string" || typeof before === "number";
  const all = rows.with(place, changed ?? (isText ? "" : blank));
  return Array.isArray(value) || all.length !== 1 ? all : all[0];
}

function withField(value: unknown, name: string, rest: Path, next: unknown): unknown {
  const fields = isFields(value) && !isTyped(value) ? value : {};
  const changed = withAt(fields[name], rest, next);
  if (changed !== undefined) return { ...fields, [name]: changed };
  const { [name]: _, ...others } = fields;
  return Object.keys(others).length === 0 ? undefined : others;
}

/** The rows of a list in another order, fewer or more; none is none at all. */
export function withRows(rows: readonly unknown[]): unknown {
  return rows.length === 0 ? undefined : rows;
}

/** Out of its place into another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one);
}
