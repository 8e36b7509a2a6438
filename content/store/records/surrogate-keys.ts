// The names under which pages depend on content. A read notes them, a write emits them.

import type { RecordType } from "../../records/kinds.ts";
import { monthOf } from "../../../model/time/month.ts";
import { comparedPath } from "./compared-path.ts";

export function recordKey(type: RecordType, id: string): string {
  return `record:${type}/${id}`;
}

/** The records of this kind that these keys name. */
export function recordsAmong(keys: Iterable<string>, type: RecordType): string[] {
  const prefix = recordKey(type, "");
  return [...keys].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

const pathPrefix = "path:";

export function pathKey(path: string): string {
  return pathPrefix + path;
}

/** The paths that these keys name. */
export function pathsAmong(keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => (key.startsWith(pathPrefix) ? [key.slice(pathPrefix.length)] : []));
}

/** A path at which something stood that readers could see, and which has left it: withdrawn, removed or moved. */
export function goneKey(path: string): string {
  return `gone:${path}`;
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

/** As it is written, and as it is looked up. */
function pathKeys(type: RecordType, path: string): string[] {
  return [...new Set([pathKey(path), pathKey(comparedPath(type, path))])];
}

interface Standing {
  paths: readonly (string | null | undefined)[];
  lists: readonly string[];
  at: number;
}

/** Everything that depends on a record that stands here: itself, its kind, its paths, its lists, its month of the archive. */
export function keysOf({ type, id }: { type: RecordType; id: string }, { paths, lists, at }: Standing): string[] {
  return [
    recordKey(type, id),
    kindKey(type),
    ...paths.flatMap((path) => (path === undefined || path === null ? [] : pathKeys(type, path))),
    ...lists.map((list) => listKey(type, list)),
    ...(lists.length > 0 ? [monthKey(type, monthOf(at))] : []),
  ];
}

/** Noted by reads whose outcome no change names, such as a search: what was made of them grows old by itself. */
export const agingKey = "aging";

/** Emitted when a process was away for so long that single changes are no longer known: everything may have changed. */
export const everythingKey = "*";

/** Of a change that is told once more, for who heard of it late. Nothing is made of it. */
export const againKey = "again";
