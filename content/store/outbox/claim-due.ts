// Claiming what waits in an outbox: whoever changes the time of an entry first has it for a while, the others find another time and leave it.

import type { Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export interface Claim {
  number: number;
  /** This one included. */
  tries: number;
}

export interface Claiming {
  /** At most so many. */
  most: number;
  now: number;
  /** When the claim ends. */
  until: number;
}

/** `read` tells what was claimed; what it does not know any more is left out. */
export async function claimDue<Entry>(
  { durable }: Database,
  table: "outbox" | "push_outbox",
  { most, now, until }: Claiming,
  read: (transaction: Transaction<Tables>, claim: Claim) => Promise<Entry | undefined>,
): Promise<Entry[]> {
  const candidates = await durable
    .selectFrom(table)
    .select(["number", "due"])
    .where("sent_at", "is", null)
    .where("due", "<=", now)
    .orderBy("due")
    .orderBy("number")
    .limit(most)
    .execute();
  if (candidates.length === 0) return [];
  return durable.transaction().execute(async (transaction) => {
    const claimed: Entry[] = [];
    for (const { number, due } of candidates) {
      const claim = await transaction
        .updateTable(table)
        .set((eb) => ({ due: until, tries: eb("tries", "+", 1) }))
        .where("number", "=", number)
        .where("due", "=", due)
        .where("sent_at", "is", null)
        .returning(["number", "tries"])
        .executeTakeFirst();
      const entry = claim && (await read(transaction, claim));
      if (entry !== undefined) claimed.push(entry);
    }
    return claimed;
  });
}
