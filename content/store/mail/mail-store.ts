// What readers send in, and what leaves for it by mail. A submission, the letters it causes and the use of its token are one transaction,
// on the disk before anybody is told of success.

import type { Database } from "../database.ts";
import { openOutbox, type Letter, type Outbox } from "./outbox.ts";
import { submissionReads, submissionWrites, type Submission, type StoredSubmission } from "./submissions.ts";
import { subscriptionWrites, type Subscription } from "./subscriptions.ts";

/**
 * `used`: its token has been used before. `too-many`: this reader or this address has sent enough for now. `full`: so many letters wait for
 * their turn that this one would leave too late.
 */
export type Taken = "taken" | "used" | "too-many" | "full";

export interface MailStore {
  take(submission: Submission): Promise<Taken>;
  /** Oldest first. */
  submissions(kind?: string): AsyncIterable<StoredSubmission>;
  /** Which of the lists are confirmed by this and were not before; the letter leaves only if there are any. */
  confirm(email: string, lists: readonly string[], welcome: (confirmed: string[]) => Letter): Promise<string[]>;
  /** Without a list: all of them. What was known of the address for them is forgotten. */
  leave(email: string, list?: string): Promise<void>;
  /** The confirmed ones, by list and address. */
  subscriptions(list?: string): AsyncIterable<Subscription>;
  outbox: Outbox;
}

export function openMailStore(database: Database, now: () => number): MailStore {
  return {
    ...submissionWrites(database, now),
    ...submissionReads(database),
    ...subscriptionWrites(database, now),
    outbox: openOutbox(database, now),
  };
}
