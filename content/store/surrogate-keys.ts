// The names under which pages depend on content. A read notes them, a write emits them.

import type { RecordType } from "../records/kinds.ts";

export function recordKey(type: RecordType, id: string): string {
  return `record:${type}/${id}`;
}

export function pathKey(path: string): string {
  return `path:${path}`;
}

export function listKey(type: RecordType, list: string): string {
  return `list:${type}/${list}`;
}

export function kindKey(type: RecordType): string {
  return `kind:${type}`;
}

/** A month of the archive, e.g. `2026-11`: what maps of it depend on. */
export function monthKey(type: RecordType, month: string): string {
  return `month:${type}/${month}`;
}

/** Emitted when a process was away for so long that single changes are no longer known: everything may have changed. */
export const EVERYTHING = "*";
