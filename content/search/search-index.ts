// What full-text search must do; each database has its own way. Words are letters and digits only (see `search-words.ts`),
// so they can stand in a match expression.

import type { Transaction } from "kysely";
import type { SearchedText } from "../records/record-kind.ts";
import type { Tables } from "../store/tables.ts";

export interface SearchEntry extends SearchedText {
  /** What it can be narrowed by; see `labels.ts`. */
  labels: readonly string[];
}

export interface Match {
  /** All of them must occur; of a list of words one is enough. */
  words: readonly (string | readonly string[])[];
  titleOnly?: boolean;
  /** Also words that begin so. */
  prefix?: boolean;
  /** Of each list one must be there. */
  labels?: readonly (readonly string[])[];
}

export interface Times {
  from?: number;
  /** Not later than this. */
  to: number;
}

/** Row numbers of the latest matches. */
export type Find = (match: Match, limit: number) => Promise<number[]>;

export interface Reach {
  /** How many are wanted. */
  reach: number;
  /** How many are counted, `reach` and one at least. */
  counted?: number;
}

export interface Newest {
  /** Roughly by time, the newest first. */
  keys: number[];
  /** How many there are, up to as many as are counted. */
  counted: number;
}

/** The same for several look-ups at once, an answer for each in their order: a round trip costs more than most look-ups. */
export type FindEach = (matches: readonly Match[], limit: number, times: Times) => Promise<number[][]>;

export interface SearchIndex {
  create: (transaction: Transaction<Tables>) => Promise<void>;
  /** Makes an index of an older version ready for labels, and empty. */
  makeRoomForLabels: (transaction: Transaction<Tables>) => Promise<void>;
  /** By row number. */
  put: (transaction: Transaction<Tables>, entries: ReadonlyMap<number, SearchEntry>) => Promise<void>;
  remove: (transaction: Transaction<Tables>, key: number) => Promise<void>;
  /** Lets look-ups stay quick while stories come in. */
  keepShort: (transaction: Transaction<Tables>) => Promise<void>;
  /** From here on words are cut to their stems before they come; says whether the index must be filled anew for it. */
  takeStems: (transaction: Transaction<Tables>) => Promise<"empty" | "as it was">;
  /** From here on the index is stored in parts, where its cost would grow with the archive otherwise. */
  divide: (transaction: Transaction<Tables>) => Promise<void>;
  /** Brings the index into good order after a large import, in small steps. */
  tidy: () => Promise<void>;
  find: Find;
  /** The newest by time, however many there are and whenever they were stored. */
  findNewest: (match: Match, reach: Reach, times: Times) => Promise<Newest>;
  /** Some of the matches, rather the newer ones, at a cost that does not grow with their number. */
  findSome: FindEach;
}
