// What the store needs from a database. Queries are written once, in Kysely; this is the rest: locking, full-text search
// and the signal that something changed.

import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { SearchIndex } from "../search/search-index.ts";
import type { Tables } from "./tables.ts";

export type Connection = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  read: Kysely<Tables>;
  /** Reads of what readers' pages are made of, where they have a database of their own: never older than what was shown before. */
  forReaders?: { read: Kysely<Tables>; search: SearchIndex };
  write: Kysely<Tables>;
  /** Writes that outlast a power cut from the moment they are done: what a reader was promised is stored by it. */
  durable: Kysely<Tables>;
  /** For work that may take minutes, such as making tables anew: no statement of it is broken off. */
  whilePatient<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** How this database spells what the tables need. */
  spelling: {
    /** A primary key that the database counts up. */
    counter: RawBuilder<unknown>;
    /** Text compared byte by byte, so that both databases sort alike. */
    text: RawBuilder<unknown>;
    bytes: RawBuilder<unknown>;
    /** A table stored in the order of its primary key, where there is such a thing. */
    clustered: RawBuilder<unknown>;
    /** Begins a read in which the database stands still, while others write on. */
    snapshot: RawBuilder<unknown>;
    /** The numbers of a list written as JSON, to be looked for with `in`: one parameter, and one statement for any number. */
    numbersIn: (json: RawBuilder<string>) => RawBuilder<unknown>;
    /** The same of texts. */
    textsIn: (json: RawBuilder<string>) => RawBuilder<unknown>;
  };
  search: SearchIndex;
  signal: ChangeSignal;
  /** Lets one writer in at a time, so that changes are numbered in the order in which they become visible. */
  lockWrites(transaction: Transaction<Tables>): Promise<void>;
  /** The time that all processes go by, where they may run on several machines: milliseconds since 1970. */
  now?: () => number;
  close(): Promise<void>;
}

export interface ChangeSignal {
  /** Tells other processes, when the transaction commits, that `changes` has grown. */
  send(transaction: Transaction<Tables>): Promise<void>;
  /** Calls back soon after any process committed a change. Returns how to stop. */
  receive(onSignal: () => void): () => Promise<void>;
}
