// The row that a prepared record becomes.

import type { PreparedRecord } from "../../records/parse-record.ts";
import type { Index } from "../../records/record-kind.ts";
import { preparedVersion } from "./prepared-version.ts";
import type { ChangedBy } from "../changed-by.ts";
import type { NewRow } from "./record-rows.ts";

/** When something is changed, and by whom. */
export interface Change {
  at: number;
  by: ChangedBy;
}

/** One whose time is over is filed as if it were not published. */
export function standing(index: Index, now: number): Index {
  return index.expires !== undefined && index.expires <= now ? { ...index, published: false } : index;
}

export function listsOf(index: Index): readonly string[] {
  return index.published ? index.lists : [];
}

export function rowOf({ type, id, hash, doc, source }: PreparedRecord, index: Index, { at, by }: Change): NewRow {
  return {
    type,
    id,
    path: index.path ?? null,
    at: index.at,
    published: index.published ? 1 : 0,
    hash,
    prepared_by: preparedVersion,
    expires: index.published ? (index.expires ?? null) : null,
    lists: JSON.stringify(listsOf(index)),
    card: index.card === undefined ? null : JSON.stringify(index.card),
    doc,
    source,
    changed_at: at,
    changed_by: by.who,
    changed_way: by.way,
  };
}
