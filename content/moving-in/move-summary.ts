// What is known of a move when it is done.

import type { ImportCounts } from "../import/import-records.ts";
import type { MediaCounts } from "./bring-media.ts";

export interface MoveSource {
  /** What it comes from, e.g. `WordPress`. */
  system: string;
  files: readonly string[];
  /** What the ids of its records begin with. */
  name: string;
  title?: string;
  address?: string;
}

/** One kind of thing of the other system: how many came, how many went in, how many were left out and named. */
export interface Balance {
  what: string;
  /** What it becomes here. */
  becomes: string;
  came: number;
  went: number;
  left: number;
}

export interface LossGroup {
  what: string;
  count: number;
  /** The first of them. */
  items: string[];
}

export interface MoveSummary extends MoveSource {
  startedAt: string;
  seconds: number;
  records: ImportCounts;
  balances: Balance[];
  /** Records here by kind, those of this move alone. */
  kinds: Record<string, number>;
  media?: MediaCounts & { named: number };
  /** Files beside the report, and what is in them. */
  beside: { file: string; what: string }[];
  lost: number;
  noted: number;
}
