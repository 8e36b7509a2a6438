// What full-text search must do; each database has its own way. Words are letters and digits only (see `search-words.ts`),
// so they can stand in a match expression.

import type { Transaction } from "kysely";
import type { Tables } from "../store/tables.ts";

export interface SearchedText {
  title: string;
  summary: string;
  body: string;
}

export interface Match {
  /** All of them must occur. */
  words: readonly string[];
  titleOnly?: boolean;
  /** Also words that begin so. */
  prefix?: boolean;
}

export interface SearchIndex {
  create: (transaction: Transaction<Tables>) => Promise<void>;
  put: (transaction: Transaction<Tables>, key: number, text: SearchedText) => Promise<void>;
  remove: (transaction: Transaction<Tables>, key: number) => Promise<void>;
  /** Brings the index into good order after a large import, in small steps. */
  tidy: () => Promise<void>;
  /** Row numbers of the newest matches. */
  find: (match: Match, limit: number) => Promise<number[]>;
}
