// The row that a prepared record becomes.

import type { PreparedRecord } from "../../records/parse-record.ts";
import type { Index } from "../../records/record-kind.ts";
import { PREPARED_VERSION } from "./prepared-version.ts";
import type { NewRow } from "./record-rows.ts";

/** One whose time is over is filed as if it were not published. */
export function standing(index: Index, now: number): Index {
  return index.expires !== undefined && index.expires <= now ? { ...index, published: false } : index;
}

export function listsOf(index: Index): readonly string[] {
  return index.published ? index.lists : [];
}

export function rowOf({ type, id, hash, doc, source }: PreparedRecord, index: Index): NewRow {
  return {
    type,
    id,
    path: index.path ?? null,
    at: index.at,
    published: index.published ? 1 : 0,
    hash,
    prepared_by: PREPARED_VERSION,
    expires: index.published ? (index.expires ?? null) : null,
    lists: JSON.stringify(listsOf(index)),
    card: index.card === undefined ? null : JSON.stringify(index.card),
    doc,
    source,
  };
}
