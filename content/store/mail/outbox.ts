// Letters that wait to leave. Whoever wants to send one claims it for a while; a process that dies with a claim loses it, and another
// tries again under the same id. Nothing is dropped because a mail server is down.

import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Transaction, UpdateObject } from "kysely";
import { claimDue, type Claim } from "../outbox/claim-due.ts";
import { countUnsent, type UnsentCounts } from "../outbox/count-unsent.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
}

export interface ClaimedLetter extends Claim {
  id: string;
  letter: Letter;
}

export interface Outbox {
  /** At most so many that are due, each for nobody else until the claim ends. */
  claim(most: number, milliseconds: number): Promise<ClaimedLetter[]>;
  /** It is still being sent: nobody else's for so much longer. */
  keep(number: number, milliseconds: number): Promise<void>;
  delivered(number: number): Promise<void>;
  /** To be tried again at this time, or never again. */
  failed(number: number, fault: string, again: number | undefined): Promise<void>;
  /** Not its own fault: as if it had not been tried. */
  putBack(number: number): Promise<void>;
  counts(): Promise<UnsentCounts>;
}

type Changes = ExpressionBuilder<Tables, "outbox">;

const longestFault = 500;

export async function postLetter(
  transaction: Transaction<Tables>,
  letter: Letter,
  due: number,
  submission?: string,
): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      submission: submission ?? null,
      letter: JSON.stringify(letter),
      due,
      tries: 0,
      sent_at: null,
      fault: null,
    })
    .execute();
}

/** When one more letter about a submission may leave, so that no more than so many of them do within a time. */
export async function nextTurn(
  transaction: Transaction<Tables>,
  { most, within, now }: { most: number; within: number; now: number },
): Promise<number> {
  const before = await transaction
    .selectFrom("outbox")
    .leftJoin("submissions", "submissions.id", "outbox.submission")
    .select(["sent_at", "due", "at"])
    .where("submission", "is not", null)
    .orderBy("outbox.number", "desc")
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  // One that nobody tries any more has no time of its own left.
  const left = before?.sent_at ?? before?.due ?? before?.at ?? -Infinity;
  return Math.max(now, left + within);
}

export function openOutbox(database: Database, now: () => number): Outbox {
  const { durable } = database;
  /** Always in a transaction: it waits while another process writes, where a single statement would give up. */
  const change = (number: number, values: (eb: Changes) => UpdateObject<Tables, "outbox">) =>
    durable.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("outbox")
        .set((eb) => values(eb))
        .where("number", "=", number)
        .where("sent_at", "is", null)
        .execute();
    });

  return {
    claim: (most, milliseconds) =>
      claimDue(database, "outbox", { most, now: now(), until: now() + milliseconds }, async (transaction, claim) => {
        const { id, letter: json } = await transaction
          .selectFrom("outbox")
          .select(["id", "letter"])
          .where("number", "=", claim.number)
          .executeTakeFirstOrThrow();
        const letter: Letter = JSON.parse(json);
        return { ...claim, id, letter };
      }),

    keep: (number, milliseconds) => change(number, () => ({ due: now() + milliseconds })),

    // What it said is in the submission; an address is stored no longer than needed.
    delivered: (number) => change(number, () => ({ sent_at: now(), letter: "", fault: null })),

    failed: (number, fault, again) =>
      change(number, () => ({ due: again ?? null, fault: fault.slice(0, longestFault) })),

    putBack: (number) => change(number, (eb) => ({ due: now(), tries: eb("tries", "-", 1) })),

    counts: () => countUnsent(database, "outbox"),
  };
}
