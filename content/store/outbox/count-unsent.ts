// What is left in an outbox: what waits for its time, and what nobody tries any more.

import type { Database } from "../database.ts";

export interface UnsentCounts {
  waiting: number;
  givenUp: number;
}

export async function countUnsent({ durable }: Database, table: "outbox" | "push_outbox"): Promise<UnsentCounts> {
  const { waiting, all } = await durable
    .selectFrom(table)
    .select(({ fn }) => [fn.count<number>("due").as("waiting"), fn.countAll<number>().as("all")])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return { waiting, givenUp: all - waiting };
}
