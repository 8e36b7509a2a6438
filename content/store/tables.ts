// The tables as queries see them. Both databases hold the same columns; see `migrations.ts`.

import type { Generated } from "kysely";
import type { RecordType } from "../records/kinds.ts";

export interface Tables {
  records: RecordsTable;
  lists: ListsTable;
  listings: ListingsTable;
  changes: ChangesTable;
  /** See `secrets.ts`. */
  secrets: { name: string; value: string };
  /** Words of headlines and names; see `vocabulary.ts`. */
  vocabulary: { number: Generated<number>; word: string };
  migrations: { name: string };
}

interface RecordsTable {
  /** Row number, by which the full-text index knows a record. */
  key: Generated<number>;
  type: RecordType;
  id: string;
  path: string | null;
  at: number;
  /** 0 or 1: SQLite has no booleans. */
  published: number;
  hash: string;
  prepared_by: number;
  /** JSON list of the lists it is filed under, so that they need no index by record. */
  lists: string;
  card: string | null;
  doc: string;
  /** As it came, packed: see `records/pack-source.ts`. */
  source: Uint8Array;
}

/** The names of lists, so that the many rows of `listings` are a few bytes each. */
interface ListsTable {
  number: Generated<number>;
  type: RecordType;
  name: string;
}

/** One row for each list a published record is in. */
interface ListingsTable {
  list: number;
  at: number;
  /** The record's. */
  key: number;
}

interface ChangesTable {
  seq: Generated<number>;
  at: number;
  /** JSON list of surrogate keys. */
  keys: string;
}
