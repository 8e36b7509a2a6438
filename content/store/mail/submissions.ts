// Submissions in, each once, and out again for whoever may read them.

import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../database.ts";
import { countToAddress } from "./count-to-address.ts";
import { nextTurn, postLetter, type Letter } from "./outbox.ts";
import { askForLists } from "./subscriptions.ts";
import type { Tables } from "../tables.ts";

export interface Limits {
  /** Milliseconds. */
  within: number;
  perEmail: number;
  perSender: number;
  /** Letters that leave for all submissions together; further ones wait for their turn, */
  letters: number;
  /** so long at most, in milliseconds. */
  longestWait: number;
}

export interface Submission {
  kind: "contact" | "newsletter";
  email: string;
  /** Absent where nobody knows who sends, as behind a proxy that does not say. */
  sender?: string;
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** It counts once. */
  token: { nonce: string; until: number };
  limits: Limits;
  letter: Letter;
  /** Mailing lists asked for. */
  lists?: readonly string[];
}

export interface StoredSubmission {
  id: string;
  kind: string;
  at: number;
  fields: Record<string, unknown>;
  /** When the letter about it left; null while it waits. */
  deliveredAt: number | null;
}

/** Raised inside the transaction, so that nothing of it stays. */
class NotTaken extends Error {
  readonly because: "too-many" | "full";

  constructor(because: NotTaken["because"]) {
    super(because);
    this.because = because;
  }
}

const pageSize = 200;

export function submissionWrites({ durable }: Database, now: () => number) {
  async function isTooMany(transaction: Transaction<Tables>, { email, sender, limits }: Submission): Promise<boolean> {
    const since = now() - limits.within;
    if ((await countToAddress(transaction, email, since)) >= limits.perEmail) return true;
    if (sender === undefined) return false;
    const { count } = await transaction
      .selectFrom("submissions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sender", "=", sender)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    return count >= limits.perSender;
  }

  return {
    async take(submission: Submission): Promise<"taken" | "used" | "too-many" | "full"> {
      const { kind, email, sender = null, fields, token, letter, limits, lists = [] } = submission;
      try {
        return await durable.transaction().execute(async (transaction) => {
          const isFirstUse = await transaction
            .insertInto("used_tokens")
            .values(token)
            .onConflict((conflict) => conflict.column("nonce").doNothing())
            .returning("nonce")
            .executeTakeFirst();
          if (isFirstUse === undefined) return "used";
          if (await isTooMany(transaction, submission)) throw new NotTaken("too-many");
          const turn = await nextTurn(transaction, { most: limits.letters, within: limits.within, now: now() });
          if (turn - now() > limits.longestWait) throw new NotTaken("full");
          await transaction.deleteFrom("used_tokens").where("until", "<", now()).execute();
          const id = randomUUID();
          await transaction
            .insertInto("submissions")
            .values({ id, kind, at: now(), email: email.toLowerCase(), sender, fields: JSON.stringify(fields) })
            .execute();
          await askForLists(transaction, email.toLowerCase(), lists, now());
          await postLetter(transaction, letter, turn, id);
          return "taken";
        });
      } catch (error) {
        if (error instanceof NotTaken) return error.because;
        throw error;
      }
    },
  };
}

export function submissionReads({ read }: Database) {
  return {
    /** Page by page, so that years of them need no memory. */
    async *submissions(kind?: string): AsyncIterable<StoredSubmission> {
      let last = 0;
      for (;;) {
        const rows = await read
          .selectFrom("submissions")
          .leftJoin("outbox", "outbox.submission", "submissions.id")
          .select(["submissions.number", "submissions.id", "kind", "at", "fields", "sent_at"])
          .where("submissions.number", ">", last)
          .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
          .orderBy("submissions.number")
          .limit(pageSize)
          .execute();
        for (const row of rows) {
          const fields: Record<string, unknown> = JSON.parse(row.fields);
          yield { id: row.id, kind: row.kind, at: row.at, fields, deliveredAt: row.sent_at };
          last = row.number;
        }
        if (rows.length < pageSize) return;
      }
    },
  };
}
